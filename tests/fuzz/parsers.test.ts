import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timed } from '#audit/testing/processor-time.ts'
import { reportChanges } from '#audit/comparison/report-changes.ts'
import { rivalComparison } from '#audit/comparison/rival-comparison.ts'
import { judge } from '#audit/judge/judge.ts'
import { limits } from '#audit/limits.ts'
import { collectCandidates } from '#audit/look/candidates.ts'
import { readBody } from '#audit/look/network/body.ts'
import { failureOf } from '#audit/look/network/failures.ts'
import { choosePages, rounds } from '#audit/look/page-plan.ts'
import { readSitemap } from '#audit/read/site/sitemap.ts'
import { outlets } from '#audit/report/outlets.ts'
import { madeVisit, readPagesOf } from '#audit/testing/made-up.ts'
import { ownProcess } from '#audit/testing/own-process.ts'
import type { Visit } from '#audit/visit.ts'
import { type AuditReport, reportBytesMax } from '#contracts/audit-report.ts'
import { languages } from '#contracts/languages.ts'
import { exchange, isReachedThroughOthers, isTriedAlone, materialFor, received } from './materials.ts'
import { type Parser, parsersIn } from './parsers.ts'
import { patience, runs } from './runs.ts'
import { address, file, html, shortText } from './texts.ts'
import { weightOf } from './weight.ts'

/** Functions that only take our own texts or settings, and throw at the start when these contain a mistake. */
const takeOurTexts = [
  'audit/look/network/public-ip.ts#rangesOf',
  'audit/read/site/site-facts.ts#crawlerNamed',
  'audit/read/text/lexicon/lexicon.ts#following',
  'audit/read/text/lexicon/lexicon.ts#openings',
  'audit/read/text/lexicon/lexicon.ts#phrases',
  'audit/read/text/lexicon/lexicon.ts#wordSet',
  'audit/read/text/lexicon/lexicon.ts#writtenDays',
  'audit/report/outlets.ts#outletOf',
]

/** The exported functions of the folders that read what strangers wrote: files, pages, headers, addresses, form fields. */
const parsers = parsersIn(['audit/read', 'audit/look/network', 'audit/report', 'contracts', 'language'])
const alone = parsers.filter(parser => isTriedAlone(parser) && !takeOurTexts.includes(parser.name))

/** In milliseconds. Reading a megabyte takes a second or two; these inputs are a fiftieth of that. */
const deadline = 3_000
/** A result is rarely longer than its text; but links state their whole address, and terms occur twice. */
const boundFor = (weight: number) => 200_000 + 100 * weight

test('every exported function that takes texts of strangers is tried', () => {
  const forgotten = parsers
    .filter(parser => !isTriedAlone(parser) && !isReachedThroughOthers(parser))
    .map(({ name, parameters }) => `${name}(${parameters.map(({ name, type }) => `${name}: ${type}`)})`)
  expect(forgotten, 'Say in materials.ts how these parameters are made.').toEqual([])
  expect(takeOurTexts.filter(name => !parsers.some(parser => parser.name === name))).toEqual([])
  expect(alone.length).toBeGreaterThan(100)
})

test.each(alone.map(parser => [parser.name, parser] as const))(
  '%s accepts anything without throwing, and returns a bounded result in time',
  async (_name, parser) => {
    const parse = await parser.load()
    fc.assert(
      fc.property(materials(parser), values => {
        const { answer, took } = timed(() => parse(...values))
        expect(took).toBeLessThan(deadline)
        const bound = boundFor(weightOf(values))
        expect(weightOf(answer, bound)).toBeLessThan(bound)
      }),
      runs(25, 0.5 / alone.length),
    )
  },
  patience,
)

test(
  'whatever a site contains, its report is bounded, and can be compared and written in every format',
  () => {
    let before: AuditReport | null = null
    fc.assert(
      fc.property(site, visit => {
        const { answer: report, took } = timed(() => judge(visit, readPagesOf(visit)))
        expect(took).toBeLessThan(4 * deadline)
        expect(report.problem?.code).not.toBe('internal')
        const written = JSON.stringify(report)
        expect(Buffer.byteLength(written)).toBeLessThanOrEqual(reportBytesMax)
        expect(written).not.toMatch(unstorable)
        for (const language of languages) {
          for (const outlet of outlets.values()) {
            const { length } = outlet.write(report, { language, before, timeZone: 'UTC' })
            expect(length).toBeLessThan(6 * reportBytesMax)
          }
        }
        if (before) {
          reportChanges(before, report)
          rivalComparison(before, report)
        }
        before = report
      }),
      runs(40, 0.25),
    )
  },
  patience,
)

test(
  'whatever a site links to, only its own addresses are planned',
  () => {
    const links = fc.array(
      fc.record({ address: fc.oneof(address, shortText), text: shortText, hreflang: fc.option(shortText) }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(address, links, file, (page, links, sitemap) => {
        const { origin } = new URL(page)
        const candidates = collectCandidates(origin)
        candidates.addLinks(page, links)
        candidates.addSitemap(readSitemap(sitemap).entries)
        const plan = choosePages(candidates.all(), {
          planned: [],
          limit: limits.pages,
          fillers: rounds.at(-1) ?? [],
        })
        expect(plan.length).toBeLessThanOrEqual(limits.pages)
        for (const { address } of plan) expect(new URL(address).origin).toBe(origin)
      }),
      runs(60, 0.1),
    )
  },
  patience,
)

test(
  'a body of any bytes in any encoding gives bytes within the limit, or a failure with one of our codes',
  async () => {
    const few = { ...limits, bodyBytes: 20_000, bodyPieces: 50 }
    const encodings = fc.array(
      fc.constantFrom('gzip', 'x-gzip', 'deflate', 'br', 'zstd', 'lzma', 'constructor'),
      {
        maxLength: 3,
      },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ minLength: 1, maxLength: 1_000 }), { maxLength: 60 }),
        encodings,
        async (pieces, encodings) => {
          const { bytes, error } = await readBody(Readable.from(pieces.map(Buffer.from)), encodings, few)
          expect(bytes.length).toBeLessThanOrEqual(few.bodyBytes)
          if (error)
            expect(['bad-encoding', 'unknown-encoding', 'cut-short']).toContain(failureOf(error).code)
        },
      ),
      runs(60, 0.1),
    )
  },
  patience,
)

test(
  'parsing leaves nothing behind in memory',
  async () => {
    const read = parsers.find(({ name }) => name.endsWith('#readPage')) ?? alone[0]
    if (!read) throw new Error('There is no parser.')
    const parse = await read.load()
    const once = (seed: number) =>
      fc.assert(
        fc.property(materials(read), values => void parse(...values)),
        { seed, numRuns: 40 },
      )
    once(1)
    const before = ownProcess.liveBytes()
    for (const seed of [2, 3, 4]) once(seed)
    expect(ownProcess.liveBytes() - before).toBeLessThan(5_000_000)
  },
  patience,
)

/**
 * How JSON writes NUL and lone surrogates, which PostgreSQL cannot store. A backslash of the text itself is
 * doubled.
 */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

function materials({ parameters }: Parser): fc.Arbitrary<readonly unknown[]> {
  return fc.tuple(...parameters.map(parameter => materialFor(parameter) ?? fc.constant(undefined)))
}

/** A site of a few pages on one origin, with all the files that an audit requests. */
const site: fc.Arbitrary<Visit> = fc
  .record({
    pages: fc.array(fc.record({ exchange, rendered: fc.option(html, { nil: undefined }), path: shortText }), {
      minLength: 1,
      maxLength: 3,
    }),
    robots: file.map(received),
    sitemap: file.map(received),
    files: fc.array(file.map(received), { minLength: 5, maxLength: 5 }),
  })
  .map(({ pages, robots, sitemap, files }) => {
    const visit = madeVisit(
      pages.map(({ exchange, rendered, path }, index) => {
        const address = `https://atelier.example/${index === 0 ? '' : encodeURIComponent(path.toWellFormed())}`
        return { ...exchange, requested: address, address, path: address, ...(rendered && { rendered }) }
      }),
      { robots, sitemap },
    )
    const answered = (exchange: Visit['llms'], body: string | undefined) => ({
      ...exchange,
      status: 200,
      body: body ?? '',
    })
    const { llmsFull, tdmRep, aiTxt, aiCatalog } = visit.declarations
    return {
      ...visit,
      llms: answered(visit.llms, files[0]),
      declarations: {
        ...visit.declarations,
        llmsFull: answered(llmsFull, files[1]),
        tdmRep: answered(tdmRep, files[2]),
        aiTxt: answered(aiTxt, files[3]),
        aiCatalog: answered(aiCatalog, files[4]),
      },
    }
  })
