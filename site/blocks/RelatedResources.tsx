import './RelatedResources.css'
import type { Language } from '#contracts/languages.ts'
import { linkTo } from '../content/references.ts'
import type { LayoutLabels } from '../layout/labels.ts'
import type { PageId } from '../routes.ts'

/** A page to go to, and what it adds. */
export interface Resource {
  readonly page: PageId
  /** Instead of the short name of the page. */
  readonly title?: string | undefined
  readonly text: string
}

interface Props {
  readonly items: readonly Resource[]
  readonly heading: string
  readonly language: Language
  /** The names of the pages. */
  readonly names: LayoutLabels['pages']
}

/** Where to go next: the pages that are written, each with what it adds. */
export function RelatedResources({ items, heading, language, names }: Props) {
  const links = items.flatMap(({ page, title, text }) => {
    const address = linkTo(page, language)
    return address ? [{ address, name: title ?? names[page], text }] : []
  })
  if (links.length === 0) return null
  return (
    <nav className="related" aria-label={heading}>
      <ul>
        {links.map(({ address, name, text }) => (
          <li key={address}>
            <a href={address}>{name}</a> <span>{text}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
