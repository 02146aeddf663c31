import './list.css'
import { lastPage } from '#contracts/desk.ts'
import { fill } from '../../../content/wording.ts'
import type { DeskPlace } from '../place.ts'

interface Props {
  /** From 1. */
  readonly page: number
  readonly hasNext: boolean
  readonly address: (page: number) => string
  readonly place: DeskPlace
}

/** The links to the pages before and after; nothing where a list has one page. */
export function Pager({ page, hasNext, address, place }: Props) {
  const say = place.words.leads.list
  if (page === 1 && !hasNext) return null
  return (
    <nav className="desk-pages" aria-label={fill(say.page, { page })}>
      {page > 1 && (
        <a href={address(page - 1)} rel="prev">
          {say.previous}
        </a>
      )}
      <span className="mono">{fill(say.page, { page })}</span>
      {hasNext && page < lastPage && (
        <a href={address(page + 1)} rel="next">
          {say.next}
        </a>
      )}
      {hasNext && page >= lastPage && <span>{say.narrow}</span>}
    </nav>
  )
}
