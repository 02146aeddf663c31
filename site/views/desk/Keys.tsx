import type { DeskPlace } from './place.ts'

/** The keys that work on a page with a list, and the button that turns them off: see `keys.client.ts`. */
export function Keys({ place }: { readonly place: DeskPlace }) {
  const say = place.words.leads.keys
  return (
    <section className="desk-keys" data-needs-script aria-label={say.heading}>
      <span>
        <kbd>/</kbd> {say.search}
      </span>
      <span>
        <kbd>j</kbd> <kbd>k</kbd> {say.move}
      </span>
      <span>
        <kbd>Enter</kbd> {say.open}
      </span>
      <button type="button" className="desk-plain" data-keys data-on={say.on} data-off={say.off}>
        {say.off}
      </button>
    </section>
  )
}
