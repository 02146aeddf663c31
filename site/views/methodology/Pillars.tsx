import './Pillars.css'
import type { Language } from '#contracts/languages.ts'
import { Inline } from '../../content/inline.tsx'
import type { Rubric, RubricCheck, RubricPillar } from '../../content/rubric.ts'
import { counted, figure, fill } from '../../content/wording.ts'
import type { MethodologyWords } from '../Methodology.words.ts'

interface Props {
  readonly words: MethodologyWords['pillars']
  readonly levels: MethodologyWords['confidence']['levels']
  readonly rubric: Rubric
  readonly language: Language
}

/** The rubric as the audit has it: each pillar with its weight, why it weighs that, and its checks. */
export function Pillars({ words, levels, rubric, language }: Props) {
  const heaviest = Math.max(...rubric.pillars.map(({ points }) => points))
  return (
    <>
      <p>
        <Inline text={words.text} />
      </p>
      <ol className="pillars">
        {rubric.pillars.map(pillar => (
          <li key={pillar.id} id={`pillar-${pillar.id}`}>
            <Weight share={pillar.points / heaviest} />
            <span className="pillar-letter mono">{pillar.id}</span>
            <h3>{pillar.name}</h3>
            <p className="pillar-points">{points(pillar.points, words, language)}</p>
            <p className="pillar-reason">
              <Inline text={words.reasons[pillar.id]} />
            </p>
            <Checks pillar={pillar} words={words} levels={levels} language={language} />
          </li>
        ))}
      </ol>
      <p>
        <Inline text={words.unscored} />
      </p>
    </>
  )
}

/** The rule above a pillar, as long as its weight beside the heaviest. */
function Weight({ share }: { readonly share: number }) {
  return (
    <svg className="pillar-weight" aria-hidden="true" width="100%" height="4">
      <rect width="100%" height="1" y="3" className="pillar-rule" />
      <rect width={`${share * 100}%`} height="4" className="pillar-bar" />
    </svg>
  )
}

function Checks({
  pillar,
  words,
  levels,
  language,
}: Omit<Props, 'rubric'> & { readonly pillar: RubricPillar }) {
  const { columns } = words
  const count = pillar.checks.length
  return (
    <details>
      <summary>{fill(counted(words.checks, count, language), { count })}</summary>
      <table>
        <caption className="visually-hidden">{pillar.name}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.check}</th>
            <th scope="col">{columns.points}</th>
            <th scope="col">{columns.confidence}</th>
          </tr>
        </thead>
        <tbody>
          {pillar.checks.map(check => (
            <tr key={check.id} id={check.id}>
              <th scope="row">
                <CheckName check={check} />
              </th>
              <td className="mono" data-label={columns.points}>
                {figure(check.points, language)}
              </td>
              <td data-label={columns.confidence}>{levels[check.confidence].name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** What is checked, why, and the works that say so. */
function CheckName({ check: { name, why, sources } }: { readonly check: RubricCheck }) {
  return (
    <>
      {name}
      <small>{why}</small>
      <small>
        {sources.map(({ title, url }) => (
          <a key={url} href={url} lang="en">
            {title}
          </a>
        ))}
      </small>
    </>
  )
}

function points(count: number, words: Props['words'], language: Language): string {
  return fill(counted(words.points, count, language), { count: figure(count, language) })
}
