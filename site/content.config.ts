import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import type { z } from 'astro/zod'
import { agency, source } from './content/entries.ts'
import { formLabels } from './features/forms/labels.ts'
import { layoutLabels } from './layout/labels.ts'
import { auditReportWords } from './views/AuditReport.words.ts'
import { contactWords } from './views/Contact.words.ts'
import { freeAuditWords } from './views/FreeAudit.words.ts'
import { homeWords } from './views/Home.words.ts'
import { serverErrorWords } from './views/ServerError.words.ts'

/**
 * Everything in `content/`, with the schema each file must satisfy: `file` is a collection of one
 * file, `folder` one of many. A page has its words in `content/pages/` and their schema beside its
 * view; read them with `site/content/read.ts`.
 */
export const collections = {
  agency: file('agency.yaml', agency),
  layout: file('labels/layout.yaml', layoutLabels),
  forms: file('labels/forms.yaml', formLabels),
  sources: folder('sources', source),
  home: file('pages/home.yaml', homeWords),
  freeAudit: file('pages/free-geo-audit.yaml', freeAuditWords),
  contact: file('pages/contact.yaml', contactWords),
  auditReport: file('pages/audit-report.yaml', auditReportWords),
  serverError: file('pages/server-error.yaml', serverErrorWords),
}

function file<Schema extends z.ZodType>(path: string, schema: Schema) {
  return defineCollection({ loader: glob({ base: './content', pattern: path }), schema })
}

function folder<Schema extends z.ZodType>(path: string, schema: Schema) {
  return file(`${path}/*.yaml`, schema)
}
