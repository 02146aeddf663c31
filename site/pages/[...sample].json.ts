import type { GetStaticPaths } from 'astro'
import { languages } from '#contracts/languages.ts'
import { readSampleReport } from '../content/sample-report.ts'
import { jsonEndpoint } from '../machines/endpoint.ts'
import { pathOf } from '../routes.ts'

export const prerender = true

/** The sample report as data, below each of its two pages: it holds both languages. */
export const getStaticPaths: GetStaticPaths = () =>
  languages.map(language => ({ params: { sample: `${pathOf('sample-report', language).slice(1)}/report` } }))

export const GET = jsonEndpoint(readSampleReport)
