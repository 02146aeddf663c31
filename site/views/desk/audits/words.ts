import { z } from 'astro/zod'
import { bilingual, bilinguals, counted, texts } from '../../../content/bilingual.ts'

export const auditsWords = z.strictObject({
  ...bilinguals('score', 'noScore', 'capped'),
  status: texts(['queued', 'running', 'completed', 'failed']),
  list: z.strictObject({
    none: bilingual(),
    underWay: counted,
    ...bilinguals('idle', 'searchHint', 'site', 'score', 'change', 'gates', 'audits', 'last', 'noneOut'),
    unread: bilingual(),
  }),
  site: z.strictObject({
    ...bilinguals('back', 'last', 'noScore'),
    out: counted,
    ...bilinguals('noneOut', 'again', 'underWay', 'refused', 'gates', 'engine'),
    gate: texts(['passed', 'partial', 'failed', 'not-applicable', 'could-not-tell']),
    ...bilinguals('audits', 'before', 'after', 'day', 'score', 'status', 'rubric', 'kind'),
    kinds: texts(['requested', 'repeated', 'rival', 'watched']),
    ...bilinguals('lead', 'compare', 'beforeOf', 'afterOf'),
  }),
  changes: z.strictObject({
    ...bilinguals('heading', 'check', 'before', 'after', 'points', 'absent', 'notCompared', 'none', 'parts'),
  }),
})
