import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { answered, auditCall, code, related, signed } from '../../content/schemas/page-parts.ts'
import { day, slug } from '../../content/schemas/parts.ts'

const tool = z.strictObject({
  id: slug,
  name: bilingual(),
  /** What it is for, and how to read what it gives. */
  text: bilingual(),
})

/** Lines to copy, which may be a file to download too. */
const linesTool = tool.extend({ lines: code, isFile: z.boolean().default(false) })

/** A text to fill in, and a file to download. */
const formTool = tool.extend({ form: bilingual() })

/** A command, and what it prints in each case that a reader should recognise (`tools.test.ts` runs it). */
const commandTool = tool.extend({
  command: code,
  prints: z.array(z.strictObject({ name: bilingual(), text: code })).length(2),
})

/** A table to fill in: a row for each question, below one that is filled in as an example. */
const sheetTool = tool.extend({
  questions: z.number().int().positive(),
  /** How often each question is asked. */
  runs: z.number().int().positive(),
  columns: z
    .array(
      z.strictObject({
        name: code,
        text: bilingual(),
        example: code,
        /** What stands there beforehand; otherwise nothing does. */
        holds: z.enum(['number', 'runs']).optional(),
      }),
    )
    .min(2),
})

/** The words of the guide (`content/pages/guide.yaml`), in the order of the page. */
export const guideWords = pageWords({
  ...signed,
  published: day,
  heading: bilingual(),
  lead: bilingual(),
  summary: z.strictObject({ heading: bilingual(), lines: z.array(bilingual()).length(5) }),
  /** `{number}` is that of the chapter. */
  chapter: bilingual(),
  /** `{count}` is how many things to do a chapter ends with. */
  todo: bilingual(),
  /** Around a sentence that was rewritten. */
  rewritten: texts(['label', 'before', 'after']),
  /** The same things to do as a text to keep: its title, and the link to it. */
  checklist: z.strictObject({ title: bilingual(), download: bilingual() }),
  tools: z.strictObject({
    heading: bilingual(),
    /** What a command is folded under. */
    technical: bilingual(),
    copy: bilingual(),
    /** After the name of many lines, which are folded under it: `{count}` of them. */
    more: bilingual(),
    copied: z.strictObject({ title: bilingual(), text: bilingual() }),
    /** Before the name of a file, which is heard alone. */
    download: bilingual(),
    /** What they are folded under on a phone: `{count}` of them. */
    all: bilingual(),
    /** Above what is said of each column of a table to fill in. */
    columns: texts(['name', 'text', 'example']),
  }),
  chapters: z
    .array(
      z.strictObject({
        id: slug,
        title: bilingual(),
        /** What the chapter is about, in a sentence. */
        card: bilingual(),
        blocks: z
          .array(
            answered.extend({
              id: slug,
              /** What the paragraphs below the answer are about: a phone folds them under it. */
              more: bilingual(),
              /** A sentence of a page, before and after it follows the answer. */
              rewritten: z.strictObject(bilinguals('before', 'after')).optional(),
              /** Drawn after the answer: how many times each thing is reviewed over the time that the caption names. */
              rhythm: z
                .strictObject({
                  ...bilinguals('alternative', 'caption'),
                  rows: z
                    .array(
                      z.strictObject({
                        ...bilinguals('name', 'written'),
                        times: z.number().int().positive(),
                      }),
                    )
                    .min(2),
                })
                .optional(),
              tools: z.array(z.union([linesTool, formTool, commandTool, sheetTool])).default([]),
            }),
          )
          .min(1),
        todo: z.array(bilingual()).min(1),
      }),
    )
    .length(4),
  form: texts(['label', 'heading', 'text', 'submit']),
  changes: z.strictObject({
    label: bilingual(),
    heading: bilingual(),
    items: z.array(z.strictObject({ date: day, text: bilingual() })).min(1),
  }),
  related,
  call: auditCall,
})

export type GuideWords = InLanguage<z.infer<typeof guideWords>>
