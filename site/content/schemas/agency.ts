import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../bilingual.ts'

const openingHours = z
  .strictObject({
    /** How many days after each other have these hours. */
    count: z.number(),
    /** As the words say: absent on a day when nobody is there. */
    open: z.strictObject({ from: z.number(), to: z.number() }).optional(),
    days: bilingual(),
    hours: bilingual(),
  })
  .refine(
    ({ open, hours }) =>
      !open || [open.from, open.to].every(hour => hours.fr.split(/\s/u).includes(String(hour))),
    { error: 'The hours are those that the words say.' },
  )

/** Who runs the site (`content/agency.yaml`). */
export const agency = z.strictObject({
  name: z.string(),
  domain: z
    .string()
    .regex(/^[a-z0-9.-]+$/u, 'The domain alone is expected here, without "https://": example.com.'),
  siteId: z.string().min(1).max(100),
  /** RFC 9309 (2.2.1) allows no other characters in a product token. */
  crawler: z
    .string()
    .regex(/^[A-Za-z_-]+$/u, 'The name of a crawler has letters, "_" and "-" only, for robots.txt.'),
  description: bilingual(),
  note: bilingual(),
  answerHours: z.number().int().min(2),
  mailboxes: z.strictObject({ contact: z.email(), audit: z.email(), press: z.email() }),
  /** Spaces become no-break ones: a number stays on one line. */
  phones: z.array(z.string().transform(phone => phone.replaceAll(' ', '\u00a0'))).min(1),
  office: z.strictObject({ city: z.string(), country: bilingual() }),
  /** As far as it is published. */
  legalNotice: z.strictObject({
    /** The legal form of the company, and its capital. */
    form: bilingual().optional(),
    /** Its numbers in the register of companies and for VAT. */
    registration: bilingual().optional(),
    /** Who answers for what is published. */
    director: bilingual().optional(),
    /** The name, address and telephone of the host. */
    host: bilingual().optional(),
  }),
  timeZone: z.strictObject({
    id: z.string().refine(isTimeZone, 'A time zone such as Europe/Paris is expected here.'),
    name: bilingual(),
  }),
  /** From Monday to Sunday. */
  hours: z.array(openingHours).refine(hours => hours.reduce((days, { count }) => days + count, 0) === 7, {
    error: 'A week has 7 days.',
  }),
})

export type AgencyInBoth = z.infer<typeof agency>
export type Agency = InLanguage<AgencyInBoth>

function isTimeZone(id: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: id }) !== null
  } catch {
    return false
  }
}
