import type { DeskPlace } from './place.ts'

interface Props {
  /** Which of them this page has a use for. */
  readonly keys: readonly ('search' | 'move')[]
  /** How many pages the menu has. */
  readonly pages: number
  readonly place: DeskPlace
}

/** The keys that work on a page, with a list or without, and the button that turns them off: see `keys.client.ts`. */
export function Keys({ keys, pages, place }: Props) {
  const say = place.words.keys
  return (
    <section className="desk-keys" data-needs-script aria-label={say.heading}>
      {keys.includes('search') && (
        <span>
          <kbd>/</kbd> {say.search}
        </span>
      )}
      {keys.includes('move') && (
        <span>
          <kbd>j</kbd> <kbd>k</kbd> {say.move} <kbd>Enter</kbd> {say.open}
        </span>
      )}
      <span>
        <kbd>1</kbd>–<kbd>{pages}</kbd> {say.pages}
      </span>
      <button type="button" className="desk-plain" data-keys data-on={say.on} data-off={say.off}>
        {say.off}
      </button>
    </section>
  )
}
