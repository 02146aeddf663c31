import { breadcrumbOf } from '../breadcrumb.ts'
import type { LayoutLabels } from '../content/schemas/layout.ts'
import type { Page } from '../page.ts'

interface Props {
  readonly page: Page
  readonly labels: LayoutLabels
  /** The name of a page that is not in the table of routes. */
  readonly name: string | undefined
}

/** The breadcrumb, read from the path; the home page has none. */
export function Breadcrumb({ page, labels, name }: Props) {
  const steps = breadcrumbOf(page, labels, name)
  if (steps.length < 2) return null
  return (
    <nav className="breadcrumb mono wrap" aria-label={labels.breadcrumb}>
      <ol>
        {steps.map(({ name, address }, index) => (
          <li key={name} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {address ? <a href={address}>{name}</a> : name}
          </li>
        ))}
      </ol>
    </nav>
  )
}
