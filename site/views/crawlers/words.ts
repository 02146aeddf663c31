import { z } from 'astro/zod'
import { crawlerPurposes } from '#contracts/audit-report.ts'
import { crawlers } from '#contracts/crawlers.ts'
import { degrees } from '../../blocks/data/degrees.ts'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { answered, auditCall, code, related, signed } from '../../content/schemas/page-parts.ts'

const engines = crawlers.map(({ engine }) => engine)

/** The words of the directory of AI crawlers (`content/pages/crawlers.yaml`); the crawlers are `contracts/crawlers.json`. */
export const crawlersWords = pageWords({
  ...signed,
  heading: bilingual(),
  /** `{count}` is how many crawlers there are. */
  lead: bilingual(),
  /** Above the discs of what they come for, and, in `shares`, under them. */
  index: texts(['purpose', 'count', 'promise', 'effect', 'refused']),
  shares: bilingual(),
  /** What each disc says of whether a crawler obeys: the only words for it, on every page. */
  degrees: texts(degrees),
  /** The same of one crawler, beside its name or unfolded: `{degree}`. */
  said: bilingual(),
  choice: answered.extend({ label: bilingual() }),
  file: z.strictObject({
    ...bilinguals('label', 'heading', 'text', 'name'),
    /** The comment above the rules for all other crawlers. */
    everyone: bilingual(),
  }),
  groups: z.strictObject({
    /** What unfolds the lines of a purpose. */
    lines: bilingual(),
    ...bilinguals('allow', 'refuse', 'copy'),
    /** What unfolds the `{count}` lines of the whole file on a phone. */
    more: bilingual(),
    /** What unfolds the other `{count}` crawlers of a long run on a phone. */
    others: bilingual(),
    copied: z.strictObject({ title: bilingual(), text: bilingual() }),
  }),
  columns: texts(['name', 'purpose', 'obeys', 'known']),
  none: bilingual(),
  addresses: bilingual(),
  purposes: z.record(
    z.enum(crawlerPurposes),
    z.strictObject({
      heading: bilingual(),
      /** The consequence of refusing them. */
      text: bilingual(),
      /** The same in a few words. */
      effect: bilingual(),
      /** The line above their group in robots.txt. */
      comment: bilingual(),
    }),
  ),
  /** The part that the rarer purposes share. */
  others: z.strictObject({ label: bilingual(), heading: bilingual() }),
  /** How a crawler is known, where no document of its operator shows it. */
  evidence: z.record(z.string(), bilingual()),
  /** The product of a crawler, where it has no name. */
  engines: z.record(
    z
      .string()
      .refine(engine => engines.includes(engine), 'No crawler of contracts/crawlers.json serves this.'),
    bilingual(),
  ),
  check: answered.extend({
    label: bilingual(),
    /** From the address of two visits to a name, and what that name leads to: the second claims a name that is not its own. */
    picture: z.strictObject({
      ...bilinguals('alternative', 'caption'),
      visits: z.array(z.array(z.strictObject({ tag: bilingual(), name: code })).length(3)).length(2),
    }),
  }),
  related,
  call: auditCall,
})

export type CrawlersWords = InLanguage<z.infer<typeof crawlersWords>>
