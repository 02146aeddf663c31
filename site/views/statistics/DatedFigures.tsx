import './DatedFigures.css'
import type { PageContext } from '../../blocks/page/page-context.ts'
import type { Figure } from './citation.ts'
import { LevelSign } from './LevelSign.tsx'
import type { StatisticsProps } from './words.ts'

interface Props {
  readonly words: StatisticsProps['page']['dated']
  /** All that have a source. */
  readonly figures: readonly Figure[]
  readonly levels: PageContext['labels']['confidence']
}

/** The figures that changed the subject, each above the year of its source, with a few words; each leads to its place. */
export function DatedFigures({ words, figures, levels }: Props) {
  const told = words.figures.flatMap(({ statistic, text }) => {
    const figure = figures.find(({ id }) => id === statistic)
    return figure ? [{ figure, text }] : []
  })
  const years = [...Map.groupBy(told, ({ figure }) => figure.date?.slice(0, 4) ?? '')].toSorted()
  return (
    <>
      <p>{words.text}</p>
      <ol className="dated">
        {years.map(([year, ofYear]) => (
          <li key={year}>
            <p>{year}</p>
            <ul>
              {ofYear.map(({ figure: { id, statistic, confidence }, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{statistic}</a>
                  {'\u{a0}'}
                  <span data-markdown-ignore>
                    <LevelSign level={confidence} name={levels[confidence]} />
                  </span>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}
