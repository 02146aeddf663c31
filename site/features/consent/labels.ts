import { z } from 'astro/zod'
import { aiModels } from '#contracts/consent.ts'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'

const purpose = z.strictObject({ name: bilingual(), text: bilingual() })

export const consentLabels = z.strictObject({
  manage: bilingual(),
  banner: z.strictObject({
    ...bilinguals('title', 'text', 'gpc', 'customise', 'reject', 'accept', 'saved', 'failed'),
  }),
  page: texts(['title', 'description', 'name', 'heading', 'lead']),
  choices: z.strictObject({
    label: bilingual(),
    cookies: z.strictObject({
      heading: bilingual(),
      necessary: purpose,
      analytics: purpose,
      marketing: purpose,
    }),
    ai: z.strictObject({
      heading: bilingual(),
      training: purpose,
      models: z.strictObject({ legend: bilingual(), names: z.record(z.enum(aiModels), z.string()) }),
      citation: purpose,
      attribution: texts(['legend', 'full', 'partial', 'none']),
      collection: purpose,
      retention: texts(['legend', '6months', '1year', '2years']),
    }),
    ...bilinguals('save', 'back', 'saved'),
  }),
})

export type ConsentLabels = InLanguage<z.infer<typeof consentLabels>>
