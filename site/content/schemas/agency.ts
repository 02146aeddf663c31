import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../bilingual.ts'

/** Who speaks: everything a new owner of the site changes (`content/agency.yaml`). */
export const agency = z.strictObject({
  name: z.string(),
  /** The domain alone, without `https://`. */
  domain: z.string(),
  description: bilingual(),
  mailboxes: z.strictObject({ contact: z.email(), audit: z.email(), press: z.email() }),
  /** A number stays on one line: its spaces are made no-break ones. */
  phones: z.array(z.string().transform(phone => phone.replaceAll(' ', '\u00a0'))).min(1),
  office: z.strictObject({ city: z.string(), country: bilingual() }),
  hours: z.array(z.strictObject({ days: bilingual(), hours: bilingual() })),
})

export type Agency = InLanguage<z.infer<typeof agency>>
