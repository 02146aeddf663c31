import { z } from 'astro/zod'
import { aiModels } from '#contracts/consent.ts'
import { bilingual, type InLanguage } from '../../content/bilingual.ts'

const purpose = z.strictObject({ name: bilingual(), text: bilingual() })

/** The words of the banner and of the page of choices (`content/labels/consent.yaml`). */
export const consentLabels = z.strictObject({
  manage: bilingual(),
  banner: z.strictObject({
    title: bilingual(),
    text: bilingual(),
    gpc: bilingual(),
    customise: bilingual(),
    reject: bilingual(),
    accept: bilingual(),
    saved: bilingual(),
    failed: bilingual(),
  }),
  page: z.strictObject({
    title: bilingual(),
    description: bilingual(),
    name: bilingual(),
    heading: bilingual(),
    lead: bilingual(),
  }),
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
      attribution: z.strictObject({
        legend: bilingual(),
        full: bilingual(),
        partial: bilingual(),
        none: bilingual(),
      }),
      collection: purpose,
      retention: z.strictObject({
        legend: bilingual(),
        '6months': bilingual(),
        '1year': bilingual(),
        '2years': bilingual(),
      }),
    }),
    save: bilingual(),
    back: bilingual(),
    saved: bilingual(),
  }),
})

export type ConsentLabels = InLanguage<z.infer<typeof consentLabels>>
