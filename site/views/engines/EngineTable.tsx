import '../../blocks/data/DataTable.css'
import './EngineTable.css'
import '../../styles/hatch.css'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Inline } from '../../content/inline.tsx'
import { Lines, Mark, Passage, Sheet } from '../../blocks/scenes/drawing.tsx'
import { pathOf } from '../../routes.ts'
import { NameUnderSign } from '../crawlers/CrawlerTable.tsx'
import type { CrawlersWords } from '../crawlers/words.ts'
import { crawlersOf, crawlerUses, isSetting } from './engines.ts'
import type { ListedEngine } from './listed-engines.ts'
import type { EnginesWords } from './words.ts'

interface Props {
  readonly words: EnginesWords['table']
  readonly engines: readonly ListedEngine[]
  /** The words of the directory of crawlers: what their signs mean. */
  readonly directory: CrawlersWords
  readonly context: PageContext
}

/**
 * Each engine with its page, what sets it apart, and its crawlers by what they come for, and whether they promise to
 * obey. A phone shows the signs alone, side by side; a box that is ticked names the crawlers.
 */
export function EngineTable({ words, engines, directory, context: { names, language } }: Props) {
  const { label, caption, columns, named } = words
  return (
    <figure className="engine-table">
      <label className="engine-names" data-markdown-ignore>
        <input type="checkbox" /> {named}
      </label>
      <table className="data-table" aria-label={label}>
        <thead>
          <tr>
            {(['engine', ...crawlerUses] as const).map(column => (
              <th key={column} scope="col">
                {column === 'search' && <Answer name={words.answer} />}
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {engines.map(({ page, operator, summary }) => (
            <tr key={page}>
              <th scope="row">
                <a href={pathOf(page, language)}>{names[page]}</a>{' '}
                <small>
                  <Inline text={summary} />
                </small>
              </th>
              <Uses operator={operator} words={words} directory={directory} />
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

/** Where the thread through the search crawlers comes from, on a wide page. */
function Answer({ name }: { readonly name: string }) {
  return (
    <span className="drawing engine-answer">
      <svg viewBox="0 0 232 110" aria-hidden="true">
        <Sheet x={0} y={0} width={232} height={110} caption={name}>
          <Passage x={24} y={66} widths={[132]} />
          <Mark x={178} y={69} number={1} />
          <Lines x={24} y={90} widths={[168]} />
        </Sheet>
      </svg>
    </span>
  )
}

interface UsesProps {
  readonly words: EnginesWords['table']
  readonly operator: string
  readonly directory: CrawlersWords
}

/** Where nothing comes at all, one hatched hole for all. */
function Uses({ operator, words, directory }: UsesProps) {
  const { columns, none, setting } = words
  const uses = crawlerUses.map(use => ({ use, crawlers: crawlersOf(operator, use) }))
  if (uses.every(({ crawlers }) => crawlers.length === 0))
    return (
      <td colSpan={uses.length}>
        <p className="hatched">
          <span>{none}</span>
        </p>
      </td>
    )
  return uses.map(({ use, crawlers }) => (
    <td key={use} data-label={columns[use]} className={crawlers.length === 0 ? 'is-none' : undefined}>
      {crawlers.length === 0 ? (
        none
      ) : (
        <Crawlers crawlers={crawlers} setting={setting} directory={directory} />
      )}
    </td>
  ))
}

interface CrawlersProps {
  readonly crawlers: ReturnType<typeof crawlersOf>
  /** What is said of one that is a setting. */
  readonly setting: string
  readonly directory: CrawlersWords
}

function Crawlers({ crawlers, setting, directory }: CrawlersProps) {
  return (
    <ul>
      {crawlers.map(crawler => (
        <li key={crawler.name}>
          <NameUnderSign crawler={crawler} words={directory} />
          {isSetting(crawler) && <small> {setting}</small>}
        </li>
      ))}
    </ul>
  )
}
