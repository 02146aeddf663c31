import type { DeskPlace } from './place.ts'

export type ListKey = 'search' | 'move' | 'answer' | 'client'

interface Props {
  /** Which of them this page has a use for. */
  readonly keys: readonly ListKey[]
  /** How many pages the menu has. */
  readonly pages: number
  readonly place: DeskPlace
}

/** The keys that work on a page, all keys of the desk, and the button that turns them off: see `keys.client.ts`. */
export function Keys({ keys, pages, place }: Props) {
  const say = place.words.keys
  const all = allKeys(pages, place)
  return (
    <section className="desk-keys" data-needs-script aria-label={say.heading}>
      {all
        .filter(({ of }) => of === 'pages' || keys.some(key => key === of))
        .map(({ caps, does }) => (
          <span key={does}>
            <Caps caps={caps} /> {does}
          </span>
        ))}
      <button type="button" className="desk-plain" data-keys-all>
        <kbd>?</kbd> {say.all}
      </button>
      <button type="button" className="desk-plain" data-keys data-on={say.on} data-off={say.off}>
        {say.off}
      </button>
      <span data-refreshed-at data-read={say.read} data-failed={say.failed} data-time-zone={place.timeZone} />
      <dialog className="desk-dialog" aria-labelledby="keys-heading">
        <h2 id="keys-heading">{say.heading}</h2>
        <dl className="desk-facts">
          {all.map(({ caps, does }) => (
            <div key={does}>
              <dt>{does}</dt>
              <dd>
                <Caps caps={caps} />
              </dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <button type="submit" className="button button-line">
            {say.close}
          </button>
        </form>
      </dialog>
    </section>
  )
}

function Caps({ caps }: { readonly caps: readonly string[] }) {
  return caps.map((cap, index) => (
    <span key={cap}>
      {index > 0 && ' '}
      <kbd>{cap}</kbd>
    </span>
  ))
}

interface Key {
  readonly of: ListKey | 'pages' | 'all'
  readonly caps: readonly string[]
  readonly does: string
}

function allKeys(pages: number, { words: { keys: say } }: DeskPlace): readonly Key[] {
  return [
    { of: 'search', caps: ['/'], does: say.search },
    { of: 'move', caps: ['j', 'k'], does: say.move },
    { of: 'move', caps: [say.enter], does: say.open },
    { of: 'answer', caps: ['r'], does: say.answer },
    { of: 'client', caps: ['e'], does: say.client },
    { of: 'pages', caps: [`1–${pages}`], does: say.pages },
    { of: 'all', caps: ['?'], does: say.all },
  ]
}
