import { z } from 'astro/zod'
import { degrees } from '../../../blocks/data/degrees.ts'
import { bilingual, bilinguals, type InLanguage, texts } from '../../../content/bilingual.ts'
import { shortAnswer } from '../../../content/short-answer.ts'
import { clause, mailCall, policyWords } from '../parts.ts'

const columns = z.strictObject({ use: bilingual(), pages: bilingual(), yours: bilingual() })

/** Whether AI may do something: always, under a condition, never; `unknown` where the question does not arise. */
const permission = z.strictObject({ may: z.enum(['yes', 'partly', 'no', 'unknown']), words: bilingual() })

const use = z.strictObject({ use: bilingual(), pages: permission, yours: permission })

/** A meta tag of every page: its name, the values it may have, what they say. */
const tag = z.strictObject({ name: z.string(), values: z.array(z.string()), text: bilingual() })

const question = clause.extend({
  /** The answer in a word or two. */
  verdict: bilingual(),
  answer: shortAnswer(),
  rows: z.array(tag).optional(),
})

const questions = z.strictObject({ heading: bilingual(), sections: z.array(question) })

const ends = z.array(z.strictObject({ tag: bilingual(), name: bilingual() }))

export const aiPolicyWords = policyWords({
  summary: z.strictObject({ heading: bilingual(), columns, rows: z.array(use) }),
  scene: z.strictObject({
    ...bilinguals('alternative', 'page', 'pageTitle', 'message', 'question'),
    /** Where what leaves our page goes: the last on a condition. */
    threads: ends,
    /** What a visitor may allow for a message. */
    stubs: ends,
  }),
  /** What each disc of the drawing and of the table says. */
  legend: z.strictObject({
    question: bilingual(),
    words: z.strictObject(bilinguals(...degrees)),
  }),
  inShort: bilingual(),
  pages: questions,
  visitors: questions,
  /** What unfolds the tags. */
  tags: bilingual(),
  settings: texts(['on', 'off', 'open']),
  contact: mailCall,
})

export type AiPolicyWords = InLanguage<z.infer<typeof aiPolicyWords>>
