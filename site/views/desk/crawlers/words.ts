import { z } from 'astro/zod'
import { bilingual, bilinguals, counted } from '../../../content/bilingual.ts'

export const crawlersWords = z.strictObject({
  none: bilingual(),
  read: counted,
  crawlers: counted,
  ...bilinguals('unsent', 'recorded', 'heading', 'crawler', 'identity'),
  identities: z.strictObject({ verified: bilingual(), claimed: bilingual() }),
  ...bilinguals('total', 'lastSeen', 'legend', 'legendClaimed', 'statuses'),
  purposes: z.strictObject({
    ...bilinguals('search', 'user-action', 'training', 'training-token', 'data-provider', 'preview', 'ads'),
    other: bilingual(),
  }),
  top: z.strictObject({ heading: bilingual(), visits: bilingual() }),
  pages: z.strictObject({
    ...bilinguals('heading', 'page', 'read', 'refused', 'sent', 'perHundred', 'citations', 'impressions'),
    note: bilingual(),
  }),
  imports: z.strictObject({
    ...bilinguals('heading', 'text', 'label', 'send', 'none', 'source'),
    sources: z.strictObject({ bing: bilingual(), google: bilingual() }),
    ...bilinguals('day', 'member', 'pages', 'figure'),
    figures: z.strictObject({ bing: counted, google: counted }),
    refused: bilingual(),
    atLine: bilingual(),
    problems: z.strictObject({
      ...bilinguals('no-file', 'too-large', 'too-many-rows', 'unknown-columns', 'no-rows', 'bad-row'),
      'other-site': bilingual(),
    }),
  }),
})
