import type { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'

/** The words around the sample report (`content/pages/sample-report.yaml`); the report has its own. */
export const sampleReportWords = pageWords({
  heading: bilingual(),
  /** `{site}` is the site of the report. */
  lead: bilingual(),
  /** How it was made, and what keeps it true. */
  made: bilingual(),
})

export type SampleReportWords = InLanguage<z.infer<typeof sampleReportWords>>
