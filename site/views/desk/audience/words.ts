import { z } from 'astro/zod'
import { bilingual, bilinguals, counted, texts } from '../../../content/bilingual.ts'

export const audienceWords = z.strictObject({
  none: bilingual(),
  sent: counted,
  ...bilinguals('most', 'add', 'consented', 'period'),
  periods: z.strictObject({ 7: bilingual(), 30: bilingual(), 365: bilingual() }),
  engines: texts(['heading', 'engine', 'none', 'chart', 'scale', 'weekly', 'hidden']),
  ...bilinguals('visits', 'pagesRead', 'before', 'formsSent', 'share', 'total'),
  days: texts(['heading', 'chart', 'all', 'engines', 'table', 'day']),
  channels: z.strictObject({
    heading: bilingual(),
    channel: bilingual(),
    names: texts(['engines', 'search', 'social', 'sites', 'campaigns', 'unknown']),
  }),
  sources: z.strictObject({ heading: bilingual(), source: bilingual(), unknown: bilingual() }),
  pages: texts(['heading', 'page', 'fromEngines', 'note', 'none', 'mobile', 'desktop']),
  vitals: z.strictObject({
    ...bilinguals('heading', 'metric', 'note'),
    devices: z.strictObject({ mobile: bilingual(), tablet: bilingual(), desktop: bilingual() }),
    readings: bilingual(),
    standings: z.strictObject({ good: bilingual(), fair: bilingual(), poor: bilingual() }),
  }),
  campaigns: z.strictObject({ heading: bilingual(), campaign: bilingual(), none: bilingual() }),
  forms: z.strictObject({
    ...bilinguals('heading', 'form', 'sent', 'refused', 'none'),
    /** By the names of events: a form that is not here is shown by its name. */
    names: z.record(z.string(), bilingual()),
  }),
})
