import { countWords } from '#audit/read/text/words.ts'
import { type Benchmark, median } from '../support/benchmark.ts'
import { countIn } from './counting.ts'
import { repositoriesOf } from './repositories.ts'

/** What llms.txt files say, against the proposal at llmstxt.org. */
export const benchmark: Benchmark = {
  title: 'What llms.txt files of public repositories contain',
  async measure() {
    const files = repositoriesOf('sites-with-llms-txt').flatMap(repository => {
      const body = repository.bytes('llms.txt')?.toString()
      return body === undefined ? [] : [read(body)]
    })
    const number = countIn(files, 'files')
    return [
      { name: 'files', value: files.length, unit: 'files' },
      ...number('that begin with a title', file => file.title),
      ...number('with a summary in a quotation below the title', file => file.summary),
      ...number('with at least one section that lists links', file => file.listed > 0),
      ...number('without a single link', file => file.links === 0),
      ...number(
        'whose links are Markdown for one in two at least',
        file => file.links > 0 && file.markdown * 2 >= file.links,
      ),
      ...number('with a link to a Markdown file', file => file.markdown > 0),
      ...number('with a section named Optional', file => file.optional),
      ...number(
        'of the whole form of the proposal: title, summary, listed links',
        file => file.title && file.summary && file.listed > 0,
      ),
      { name: 'words, median', value: median(files.map(file => file.words)), unit: 'words' },
      { name: 'words, fewest', value: Math.min(...files.map(file => file.words)), unit: 'words' },
      { name: 'words, most', value: Math.max(...files.map(file => file.words)), unit: 'words' },
      { name: 'links, median', value: median(files.map(file => file.links)), unit: 'links' },
    ]
  },
}

interface LlmsTxt {
  readonly title: boolean
  readonly summary: boolean
  readonly optional: boolean
  readonly words: number
  readonly links: number
  /** Links in lists below a heading of the second level. */
  readonly listed: number
  readonly markdown: number
}

function read(body: string): LlmsTxt {
  const lines = body.replace(/^\uFEFF/u, '').split(/\r?\n/u)
  const written = lines.filter(line => line.trim() !== '')
  const targets = linksOf(body)
  const sections = body.split(/^##\s/mu).slice(1)
  return {
    title: /^#\s+\S/u.test(written[0] ?? ''),
    summary: lines
      .slice(
        0,
        lines.findIndex(line => /^##\s/u.test(line)),
      )
      .some(line => /^>\s*\S/u.test(line)),
    optional: /^##\s+Optional\s*$/imu.test(body),
    words: countWords(body, 'en'),
    links: targets.length,
    listed: sections
      .flatMap(section => section.split('\n'))
      .filter(line => /^\s*[-*+]\s/u.test(line) && linksOf(line).length > 0).length,
    markdown: targets.filter(target => /\.mdx?(?:[?#]|$)/iu.test(target)).length,
  }
}

/** The targets of Markdown links, and addresses written out in full. */
function linksOf(text: string): readonly string[] {
  return [...text.matchAll(/\]\((?<target>[^)\s]+)\)|(?<bare>https?:\/\/[^\s)>\]]+)/gu)].map(
    ({ groups }) => groups?.['target'] ?? groups?.['bare'] ?? '',
  )
}
