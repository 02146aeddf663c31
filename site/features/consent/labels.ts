import { z } from 'astro/zod'
import { aiModels } from '#contracts/consent.ts'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'

const purpose = z.strictObject({ name: bilingual(), text: bilingual() })

/** A purpose of the visitor's data: how long it serves, and who sees it. */
const dataPurpose = purpose.extend({ kept: bilingual(), seen: bilingual() })

export const consentLabels = z.strictObject({
  manage: bilingual(),
  banner: z.strictObject({
    ...bilinguals('title', 'text', 'gpc', 'customise', 'reject', 'accept', 'saved', 'failed'),
  }),
  page: texts(['title', 'description', 'name', 'heading', 'lead', 'validity', 'more']),
  choices: z.strictObject({
    columns: texts(['about', 'kept', 'seen']),
    label: bilingual(),
    cookies: z.strictObject({
      heading: bilingual(),
      necessary: dataPurpose,
      analytics: dataPurpose,
      marketing: dataPurpose,
    }),
    ai: z.strictObject({
      heading: bilingual(),
      training: dataPurpose,
      models: z.strictObject({ legend: bilingual(), names: z.record(z.enum(aiModels), z.string()) }),
      collection: dataPurpose,
      retention: texts(['legend', '6months', '1year', '2years']),
    }),
    pages: z.strictObject({
      heading: bilingual(),
      citation: purpose,
      attribution: texts(['legend', 'full', 'partial', 'none']),
    }),
    ...bilinguals('save', 'back', 'saved'),
  }),
})

export type ConsentLabels = InLanguage<z.infer<typeof consentLabels>>
