import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText } from '../../audit/look/network/text.ts'
import type { PageFacts } from '../../audit/read/page/page-facts.ts'
import { readPage } from '../../audit/read/page/read-page.ts'
import { madeExchange } from '../../audit/testing/made-up.ts'

/** Put together by `assemble.ts`. */
const folder = process.env['TRUTH_DIR'] ?? ''

/** A page of others, in a file of the corpus, with what a person read in it. */
interface Labelled {
  readonly file: string
  readonly address: string
}

export interface LabelledText extends Labelled {
  readonly text: string
}

export interface LabelledDate extends Labelled {
  /** The day it was published. */
  readonly day: string
}

export interface LabelledAuthor extends Labelled {
  readonly authors: readonly string[]
}

/** The labels of one kind and their pages as the audit reads them, in turn. */
export function* pagesOf<Label extends Labelled>(
  kind: 'main-text' | 'dates' | 'authors',
): Generator<{ readonly label: Label; readonly page: PageFacts }> {
  const labels: readonly Label[] = JSON.parse(readFileSync(join(folder, `${kind}.json`), 'utf8'))
  for (const label of labels) yield { label, page: pageOf(label) }
}

function pageOf({ file, address }: Labelled): PageFacts {
  const { text } = decodeText(readFileSync(join(folder, file)), 'text/html')
  return readPage(madeExchange(address, { body: text }))
}

/** The languages told apart in the results: those that the audit reads, and all others. */
export const groups = ['fr', 'en', 'other'] as const

export function groupOf({ language }: PageFacts): (typeof groups)[number] {
  return language.read ?? 'other'
}
