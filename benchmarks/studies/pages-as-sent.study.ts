import type { PageFacts } from '#audit/read/page/page-facts.ts'
import { readPage } from '#audit/read/page/read-page.ts'
import { madeExchange } from '#audit/testing/made-up.ts'
import { type Benchmark, median } from '../support/benchmark.ts'
import { countIn } from './counting.ts'
import { repositoriesOf } from './repositories.ts'

const samples = ['sites-with-robots-txt', 'sites-with-llms-txt', 'sites-in-two-languages']

/** With fewer words, a page says almost nothing to clients that run no scripts. */
const fewWords = 50

/** The content of the home pages of static sites before any script runs, read as the audit reads it. */
export const benchmark: Benchmark = {
  title: 'What home pages of static sites say without a script',
  async measure() {
    const pages = homePages()
    const number = countIn(pages, 'pages')
    const shareOfPage = pages.map(({ facts, bytes }) => (100 * textBytes(facts)) / bytes)
    return [
      { name: 'pages', value: pages.length, unit: 'pages' },
      ...number(
        `with fewer than ${fewWords} words without a script`,
        ({ facts }) => facts.text.words < fewWords,
      ),
      ...number(
        `with ${fewWords} words or more without a script`,
        ({ facts }) => facts.text.words >= fewWords,
      ),
      ...number('without a main heading', ({ facts }) => facts.headings.every(({ level }) => level !== 1)),
      ...number('without a description', ({ facts }) => facts.head.description === null),
      ...number('without a canonical address', ({ facts }) => facts.head.canonicals.length === 0),
      ...number('with structured data', ({ facts }) => facts.structuredData.nodes.length > 0),
      ...number('with a date, in the text or in the code', ({ facts }) => facts.dates.length > 0),
      ...number('built by a script', ({ facts }) => facts.scripts.shell !== null),
      ...number('with faulty structured data', ({ facts }) => facts.structuredData.errors.length > 0),
      ...number('that name an author', ({ facts }) => facts.authors.length > 0),
      ...number('that run a script', ({ facts }) => facts.scripts.count > 0),
      ...number('without a declared language', ({ facts }) => facts.language.declared === null),
      { name: 'words, median', value: median(pages.map(({ facts }) => facts.text.words)), unit: 'words' },
      { name: 'bytes of the page, median', value: median(pages.map(({ bytes }) => bytes)), unit: 'bytes' },
      { name: 'bytes of the page that are main text, median', value: median(shareOfPage), unit: '%' },
    ]
  },
}

interface HomePage {
  readonly facts: PageFacts
  readonly bytes: number
}

/**
 * One for each site that is served exactly as its repository contains it: it has no package.json, so nothing
 * is built, and its page begins with markup rather than with the front matter of a site generator.
 */
function homePages(): readonly HomePage[] {
  const repositories = new Map(
    samples.flatMap(repositoriesOf).map(repository => [repository.name, repository]),
  )
  return [...repositories.values()].flatMap(repository => {
    const page = repository.files.has('package.json') ? null : repository.bytes('index.html')
    return page && /^\s*</u.test(page.toString()) ? [read(page)] : []
  })
}

function read(page: Buffer): HomePage {
  const exchange = madeExchange('/', { body: page.toString() })
  return { facts: readPage(exchange), bytes: page.byteLength }
}

function textBytes(facts: PageFacts): number {
  return facts.text.blocks.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
}
