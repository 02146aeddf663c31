import type { RivalComparison } from '#contracts/audit-comparison.ts'
import { type ShownPoints, shownPillars, shownPoints } from '#contracts/report-points.ts'
import { accessWords } from '#contracts/report-words.ts'
import { figure } from '#language/numbers.ts'
import type { InLanguage } from '../../../content/bilingual.ts'
import type { PartProps } from '../report.ts'
import { Tag } from '../Tag.tsx'
import { pointsGained } from '../wording.ts'

export type Comparison = InLanguage<RivalComparison>

/** Gaps shown at once; the others are folded. */
const gapsShown = 5

type TablesProps = PartProps & { readonly comparison: Comparison }

/** Compares pillars and engines, then lists where the rival does better and where it does worse. */
export function RivalTables(props: TablesProps) {
  const { comparison, words } = props
  return (
    <>
      <SideTable {...props} />
      {comparison.behind.length > 0 && (
        <Gaps {...props} heading={words.rival.behind} gaps={comparison.behind} />
      )}
      {comparison.ahead.length > 0 && (
        <details className="rival-ahead">
          <summary>
            {words.rival.ahead} ({comparison.ahead.length})
          </summary>
          <GapList {...props} gaps={comparison.ahead} />
        </details>
      )}
    </>
  )
}

function SideTable({ report, comparison, words, language }: TablesProps) {
  const { own, rival, pillars, engines } = comparison
  // As in the list of pillars above.
  const shown = new Map(shownPillars(report).pillars.map(row => [row.pillar, row]))
  const won = (side: Comparison['pillars'][number]['one']) =>
    side && side.maximum > 0 ? sharePoints(side, language) : '–'
  return (
    <table className="rival-table">
      <thead>
        <tr>
          <th scope="col">{words.rival.columns.subject}</th>
          <th scope="col" translate="no">
            {own.site}
          </th>
          <th scope="col" translate="no">
            {rival.site}
          </th>
        </tr>
      </thead>
      <tbody>
        {pillars.map(({ pillar, name, one, other }) => (
          <tr key={pillar}>
            <th scope="row">{name}</th>
            <td className="mono" data-label={own.site}>
              {won(one && (shown.get(pillar) ?? one))}
            </td>
            <td className="mono" data-label={rival.site}>
              {won(other)}
            </td>
          </tr>
        ))}
        {engines.map(({ engine, name, own: isOpen, rival: isRivalOpen }) => (
          <tr key={engine}>
            <th scope="row">{name}</th>
            <td data-label={own.site}>
              <Access isOpen={isOpen} language={language} />
            </td>
            <td data-label={rival.site}>
              <Access isOpen={isRivalOpen} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Access({ isOpen, language }: { readonly isOpen: boolean } & Pick<PartProps, 'language'>) {
  return <Tag of={isOpen ? 'passed' : 'failed'}>{accessWords[isOpen ? 'open' : 'closed'][language]}</Tag>
}

type GapsProps = TablesProps & { readonly gaps: Comparison['behind'] }

function Gaps({ heading, gaps, ...props }: GapsProps & { readonly heading: string }) {
  return (
    <>
      <h3>{heading}</h3>
      <GapList {...props} gaps={gaps.slice(0, gapsShown)} />
      {gaps.length > gapsShown && (
        <details>
          <summary>{props.words.rival.more}</summary>
          <GapList {...props} gaps={gaps.slice(gapsShown)} />
        </details>
      )}
    </>
  )
}

function GapList({ gaps, comparison, words, language }: GapsProps) {
  const { own, rival } = comparison
  return (
    <ul className="rival-gaps">
      {gaps.map(({ check, name, own: ownSentence, rival: rivalSentence, points }) => (
        <li key={check}>
          <p>
            <a href={`#finding-${check}`}>{name}</a>{' '}
            <span className="mono">{pointsGained(Math.abs(points), words, language)}</span>
          </p>
          <dl>
            <div>
              <dt translate="no">{own.site}</dt>
              <dd>{ownSentence}</dd>
            </div>
            <div>
              <dt translate="no">{rival.site}</dt>
              <dd>{rivalSentence}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}

function sharePoints(side: ShownPoints, language: PartProps['language']): string {
  const { points, maximum } = shownPoints(side)
  return `${figure(points, language)}/${figure(maximum, language)}`
}
