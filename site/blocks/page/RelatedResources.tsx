import './RelatedResources.css'
import type { Language } from '#contracts/languages.ts'
import type { LayoutLabels } from '../../content/schemas/layout.ts'
import { type PageId, pathOf } from '../../routes.ts'

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
  readonly names: LayoutLabels['pages']
}

export function RelatedResources({ items, heading, language, names }: Props) {
  return (
    <nav className="related" aria-label={heading}>
      <ul>
        {items.map(({ page, title, text }) => (
          <li key={page}>
            <a href={pathOf(page, language)}>{title ?? names[page]}</a> <span>{text}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
