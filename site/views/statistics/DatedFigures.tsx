import './DatedFigures.css'
import type { PageContext } from '../../blocks/page/page-context.ts'
import type { Figure } from './citation.ts'
import { LevelSign } from './LevelSign.tsx'
import type { StatisticsProps } from './words.ts'

interface Props {
  readonly words: StatisticsProps['page']['dated']
  readonly topics: StatisticsProps['topics']
  readonly claims: readonly Figure[]
  readonly levels: PageContext['labels']['confidence']
}

/** Every figure of the page at the year of its source, those that have none beside; each leads to its place. */
export function DatedFigures({ words, topics, claims, levels: names }: Props) {
  const dated = topics.flatMap(({ label, figures }) => figures.map(figure => ({ label, figure })))
  const years = [...Map.groupBy(dated, ({ figure }) => figure.date?.slice(0, 4) ?? '')].toSorted()
  return (
    <>
      <p>{words.text}</p>
      <ol className="dated">
        {years.map(([year, figures]) => (
          <li key={year}>
            <p>{year}</p>
            <ul>
              {figures.map(({ label, figure }) => (
                <Dated key={figure.id} figure={figure} label={label} levels={names} />
              ))}
            </ul>
          </li>
        ))}
        <li className="undated">
          <p>{words.undated}</p>
          <ul>
            {claims.map(figure => (
              <Dated key={figure.id} figure={figure} levels={names} />
            ))}
          </ul>
        </li>
      </ol>
    </>
  )
}

interface DatedProps extends Pick<Props, 'levels'> {
  readonly figure: Figure
  /** Of its topic. */
  readonly label?: string
}

function Dated({ figure: { id, statistic, confidence, displayClaim }, label, levels: names }: DatedProps) {
  return (
    <li className={confidence}>
      <span data-markdown-ignore>
        <LevelSign level={confidence} name={names[confidence]} />
      </span>{' '}
      <span>
        <a href={`#${id}`}>{displayClaim ? <s>{statistic}</s> : statistic}</a>{' '}
        {label && <small data-markdown-ignore>{label}</small>}
      </span>
    </li>
  )
}
