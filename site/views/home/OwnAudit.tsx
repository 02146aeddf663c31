import '../../blocks/page/Tinted.css'
import './OwnAudit.css'
import { Section } from '../../blocks/page/Section.tsx'
import { Inline } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import { standingFrom } from '../audit-report/score/points.ts'
import type { HomeContent, HomeWords } from './words.ts'

interface Props extends Pick<HomeContent, 'audit' | 'standings' | 'checks'> {
  readonly words: HomeWords['ownAudit']
}

/** The report on this very site: its score on the ruler, and three of its findings, one that it loses included. */
export function OwnAudit({ words, audit, standings, checks }: Props) {
  const { score, findings, pages } = audit
  return (
    <Section id="report" number={3} label={words.label} heading={words.heading} isInked>
      <p className="score">
        {score.points} <span>± {score.band}</span>
      </p>
      <p>
        <Inline text={fill(words.text, { pages, checks })} />
      </p>
      <Ruler score={score} standings={standings} />
      <ul className="columns">
        {findings.map(({ check, name, points, maximum }) => (
          <li key={check} className={points < maximum ? 'lost' : undefined}>
            <h3>
              <span className="mono">
                {fill(points < maximum ? words.lost : words.points, { earned: points, points: maximum })}
              </span>{' '}
              {name}
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The score said above, and its margin over it, on a bar from 0 to 100 whose zones are those of the words. */
function Ruler({
  score: { points, band },
  standings,
}: Pick<HomeContent['audit'], 'score'> & Pick<Props, 'standings'>) {
  const { fair, strong } = standingFrom
  const zones = [
    { from: 0, to: fair, name: standings.weak },
    { from: fair, to: strong, name: standings.fair },
    { from: strong, to: 100, name: standings.strong },
  ]
  return (
    <svg className="scale mono" aria-hidden="true">
      {zones.map(({ from, to, name }, index) => (
        <g key={name}>
          <rect x={`${from}%`} y="26" width={`${to - from}%`} height="16" opacity={(index + 1) / 4} />
          <text x={from ? `${from}%` : 4} y="64">
            {from}
          </text>
          <text x={`${(from + to) / 2}%`} y="84">
            {name}
          </text>
        </g>
      ))}
      <text x="100%" dx="-12" y="64">
        100
      </text>
      <line y1="20" y2="20" x1={`${points - band}%`} x2={`${Math.min(points + band, 100)}%`} />
      <rect y="14" x={`${points}%`} width="4" height="32" />
      <text x={`${points}%`} y="8">
        {points}
      </text>
    </svg>
  )
}
