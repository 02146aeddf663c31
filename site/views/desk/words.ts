import { z } from 'astro/zod'
import { bilingual, bilinguals, counted, type InLanguage, texts } from '../../content/bilingual.ts'
import { audienceWords } from './audience/words.ts'
import { auditsWords } from './audits/words.ts'
import { crawlersWords } from './crawlers/words.ts'
import { leadsWords } from './leads/words.ts'
import { sitesWords } from './sites/words.ts'
import { todayWords } from './today/words.ts'

const signInWords = z.strictObject({
  address: texts(['heading', 'label', 'hint', 'send', 'note', 'wrong']),
  code: z.strictObject({
    ...bilinguals('heading', 'label', 'hint', 'enter', 'again', 'otherAddress', 'wrong'),
    left: counted,
  }),
  link: texts(['heading', 'text', 'enter', 'wrong', 'again']),
  /** `{when}` is « dans 12 minutes ». */
  wait: bilingual(),
})

const sessionsWords = z.strictObject({
  ...bilinguals('text', 'browser', 'began', 'seen', 'end', 'endThis', 'isThis', 'action'),
})

/** The words of the desk (`content/pages/desk.yaml`), where members of the agency see what visitors sent. */
export const deskWords = z.strictObject({
  /** What the desk is called, after the name of the agency. */
  title: bilingual(),
  skip: bilingual(),
  navigation: bilingual(),
  /** The page in the other language, named in that language. */
  otherLanguage: bilingual(),
  /** Each page by what it shows, in the title of its window and in the menu. */
  titles: z.strictObject({
    ...bilinguals('sign-in', 'today', 'leads', 'lead', 'erasure', 'audits', 'audited-site', 'audience'),
    ...bilinguals('crawlers', 'sites', 'site', 'site-month', 'site-stop', 'sessions'),
  }),
  /** The keys that work at the desk. */
  keys: z.strictObject({
    ...bilinguals('heading', 'search', 'move', 'pages', 'open'),
    /** The name on the key. */
    enter: bilingual(),
    ...bilinguals('answer', 'client', 'all', 'close', 'off', 'on'),
    /** When the lists of the page were read last. */
    read: bilingual(),
    failed: bilingual(),
  }),
  today: todayWords,
  leads: leadsWords,
  audits: auditsWords,
  audience: audienceWords,
  crawlers: crawlersWords,
  sites: sitesWords,
  signIn: signInWords,
  sessions: sessionsWords,
})

export type DeskWords = InLanguage<z.infer<typeof deskWords>>
