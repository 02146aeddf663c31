import { z } from 'astro/zod'
import { rhythms } from '#contracts/watched-sites.ts'
import { bilingual, bilinguals, counted, texts } from '../../../content/bilingual.ts'

export const sitesWords = z.strictObject({
  rhythms: texts(rhythms),
  list: z.strictObject({
    watched: counted,
    lost: counted,
    ...bilinguals('nothingLost', 'none', 'readers'),
    columns: texts(['site', 'client', 'score', 'gates', 'last', 'next', 'rhythm']),
    notYet: bilingual(),
  }),
  add: z.strictObject({
    ...bilinguals('heading', 'client', 'address', 'rival', 'optional', 'rhythm', 'submit', 'paste'),
    ...bilinguals('pasteHint', 'pasteSubmit'),
    added: counted,
    known: counted,
    past: counted,
    refused: bilingual(),
    line: bilingual(),
    problems: texts(['client', 'address', 'rival', 'rhythm', 'twice', 'nothing', 'too-many-lines']),
  }),
  site: z.strictObject({
    back: bilingual(),
    for: bilingual(),
    kept: counted,
    ...bilinguals('outOf', 'unread', 'waiting', 'reading', 'same', 'closed', 'lost', 'moved', 'rival'),
    ...bilinguals('next', 'curve', 'curveLabel'),
    legend: texts(['within', 'real', 'band', 'rival', 'rubric']),
    ...bilinguals('rubricBreak', 'mend', 'mendLabel', 'robots', 'robotsDay', 'robotsBlocks'),
    robotsMore: counted,
    ...bilinguals('robotsAnew', 'robotsSame', 'readings'),
    columns: texts(['day', 'score', 'rival', 'gates', 'rubric']),
    retention: bilingual(),
    months: bilingual(),
  }),
  changes: z.strictObject({
    heading: bilingual(),
    columns: texts(['mark', 'what', 'points']),
    ...bilinguals('none', 'up', 'down', 'rubric'),
    quiet: counted,
    ...bilinguals('notCompared', 'within', 'unread', 'gate', 'check', 'robots', 'robotsRules'),
  }),
  actions: z.strictObject({
    ...bilinguals('heading', 'read', 'change', 'save', 'link', 'linkNote', 'makeLink', 'remakeLink'),
    ...bilinguals('endLink', 'linkSince', 'newLink', 'stop'),
  }),
  month: texts(['heading', 'none', 'print', 'back', 'method']),
  stop: texts(['heading', 'text', 'stop', 'keep']),
})
