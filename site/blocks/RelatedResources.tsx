import './RelatedResources.css'
import type { Language } from '#contracts/languages.ts'
import { linkTo } from '../content/references.ts'
import type { LayoutLabels } from '../layout/labels.ts'
import type { PageId } from '../routes.ts'

interface Props {
  readonly items: readonly { readonly page: PageId; readonly text: string }[]
  readonly heading: string
  readonly language: Language
  /** The names of the pages. */
  readonly names: LayoutLabels['pages']
}

/** Where to go next: the pages that are written, each with what it adds. */
export function RelatedResources({ items, heading, language, names }: Props) {
  const links = items.flatMap(({ page, text }) => {
    const address = linkTo(page, language)
    return address ? [{ address, name: names[page], text }] : []
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
