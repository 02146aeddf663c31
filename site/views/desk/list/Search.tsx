import './list.css'
import { deskLengths } from '#contracts/desk.ts'
import type { DeskPlace } from '../place.ts'

interface Props {
  /** The address of the list. */
  readonly action: string
  readonly search: string
  /** What is searched through. */
  readonly hint: string
  /** What else of the list stays as it is. */
  readonly kept?: Readonly<Record<string, string>>
  readonly place: DeskPlace
}

/** The field that searches a list: `/` leads to it. */
export function Search({ action, search, hint, kept = {}, place }: Props) {
  const say = place.words.leads.list
  return (
    <search className="desk-search">
      {' '}
      <form action={action}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="search">
          {say.search} <small>{hint}</small>
        </label>
        <span>
          <input
            className="field"
            id="search"
            name="search"
            type="search"
            maxLength={deskLengths.search}
            defaultValue={search}
          />
          <button type="submit" className="button button-line">
            {say.find}
          </button>
        </span>
      </form>
    </search>
  )
}
