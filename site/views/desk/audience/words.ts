import { z } from 'astro/zod'
import { bilingual } from '../../../content/bilingual.ts'

const counted = z.strictObject({ one: bilingual(), many: bilingual() })

export const audienceWords = z.strictObject({
  none: bilingual(),
  sent: counted,
  most: bilingual(),
  add: bilingual(),
  consented: bilingual(),
  period: bilingual(),
  periods: z.strictObject({ 7: bilingual(), 30: bilingual(), 365: bilingual() }),
  engines: z.strictObject({
    heading: bilingual(),
    engine: bilingual(),
    none: bilingual(),
    chart: bilingual(),
    scale: bilingual(),
    weekly: bilingual(),
    hidden: bilingual(),
  }),
  visits: bilingual(),
  pagesRead: bilingual(),
  before: bilingual(),
  formsSent: bilingual(),
  share: bilingual(),
  total: bilingual(),
  days: z.strictObject({
    heading: bilingual(),
    chart: bilingual(),
    all: bilingual(),
    engines: bilingual(),
    table: bilingual(),
    day: bilingual(),
  }),
  channels: z.strictObject({
    heading: bilingual(),
    channel: bilingual(),
    names: z.strictObject({
      engines: bilingual(),
      search: bilingual(),
      social: bilingual(),
      sites: bilingual(),
      campaigns: bilingual(),
      unknown: bilingual(),
    }),
  }),
  sources: z.strictObject({ heading: bilingual(), source: bilingual(), unknown: bilingual() }),
  pages: z.strictObject({
    heading: bilingual(),
    page: bilingual(),
    fromEngines: bilingual(),
    note: bilingual(),
    none: bilingual(),
    mobile: bilingual(),
    desktop: bilingual(),
  }),
  vitals: z.strictObject({
    heading: bilingual(),
    metric: bilingual(),
    note: bilingual(),
    devices: z.strictObject({ mobile: bilingual(), tablet: bilingual(), desktop: bilingual() }),
    readings: bilingual(),
    standings: z.strictObject({ good: bilingual(), fair: bilingual(), poor: bilingual() }),
  }),
  campaigns: z.strictObject({ heading: bilingual(), campaign: bilingual(), none: bilingual() }),
  forms: z.strictObject({
    heading: bilingual(),
    form: bilingual(),
    sent: bilingual(),
    refused: bilingual(),
    none: bilingual(),
    /** By the names of events: a form that is not here is shown by its name. */
    names: z.record(z.string(), bilingual()),
  }),
})
