import '../../blocks/data/DataTable.css'
import './EngineTable.css'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Inline } from '../../content/inline.tsx'
import { pathOf } from '../../routes.ts'
import { Obedience } from '../crawlers/CrawlerTable.tsx'
import { crawlersOf, crawlerUses } from './engines.ts'
import type { ListedEngine } from './listed-engines.ts'
import type { EnginesWords } from './words.ts'

interface Props {
  readonly words: EnginesWords['table']
  readonly engines: readonly ListedEngine[]
  readonly context: PageContext
}

/** Each engine with its page, what sets it apart, and its crawlers by what they come for, and whether they promise to obey. */
export function EngineTable({ words, engines, context: { names, language } }: Props) {
  const { label, caption, columns, none } = words
  return (
    <figure className="engine-table">
      <table className="data-table" aria-label={label}>
        <thead>
          <tr>
            {(['engine', ...crawlerUses] as const).map(column => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {engines.map(({ page, operator, summary }) => (
            <tr key={page}>
              <th scope="row">
                <a href={pathOf(page, language)}>{names[page]}</a> <small>{summary}</small>
              </th>
              {crawlerUses.map(use => (
                <td key={use} data-label={columns[use]}>
                  <Crawlers crawlers={crawlersOf(operator, use)} none={none} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        <Inline text={caption} />
      </figcaption>
    </figure>
  )
}

interface CrawlersProps {
  readonly crawlers: ReturnType<typeof crawlersOf>
  readonly none: string
}

function Crawlers({ crawlers, none }: CrawlersProps) {
  if (crawlers.length === 0) return <span className="engine-none">{none}</span>
  return (
    <ul>
      {crawlers.map(crawler => (
        <li key={crawler.name}>
          <Obedience crawler={crawler} /> <span translate="no">{crawler.name}</span>
        </li>
      ))}
    </ul>
  )
}
