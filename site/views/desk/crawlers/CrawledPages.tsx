import type { CrawledPage } from '#contracts/desk-crawlers.ts'
import { figure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import type { DeskPlace } from '../place.ts'

interface Props {
  readonly pages: readonly CrawledPage[]
  readonly place: DeskPlace
}

/** What a page gives to crawlers beside what comes back: two bars of one scale, and what others' reports say. */
export function CrawledPages({ pages, place }: Props) {
  const { language, words } = place
  const say = words.crawlers.pages
  const highest = Math.max(1, ...pages.flatMap(({ read, sent }) => [read, sent]))
  return (
    <section>
      <h2>{say.heading}</h2>
      <table className="desk-table desk-compact crawlers-pages">
        <TableHead
          columns={[
            say.page,
            [say.read, 'desk-number'],
            say.sent,
            ...[say.perHundred, say.refused, say.citations, say.impressions].map(
              name => [name, 'desk-number desk-more'] as const,
            ),
          ]}
        />
        <tbody>
          {pages.map(page => (
            <tr key={page.page}>
              <th scope="row" className="mono">
                {page.page}
              </th>
              <td className="desk-number crawlers-read" data-label={say.read}>
                <span className="mono">{figure(page.read, language)}</span>
                <Bar share={page.read / highest} isLeft />
              </td>
              <td className="crawlers-sent" data-label={say.sent}>
                <Bar share={page.sent / highest} />
                <span className="mono">{figure(page.sent, language)}</span>
              </td>
              <td className="mono desk-number desk-more" data-label={say.perHundred}>
                {figure((100 * page.sent) / page.read, language)}
              </td>
              <td className="mono desk-number desk-more" data-label={say.refused}>
                {figure(page.refused, language)}
              </td>
              <td className="mono desk-number desk-more" data-label={say.citations}>
                {page.citations === null ? '–' : figure(page.citations, language)}
              </td>
              <td className="mono desk-number desk-more" data-label={say.impressions}>
                {page.impressions === null ? '–' : figure(page.impressions, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="desk-note">{say.note}</p>
    </section>
  )
}

function Bar({ share, isLeft = false }: { readonly share: number; readonly isLeft?: boolean }) {
  const width = Math.round(share * 1_000) / 10
  return (
    <svg className="crawlers-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect x={isLeft ? 100 - width : 0} width={width} height="10" />
    </svg>
  )
}
