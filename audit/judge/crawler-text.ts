import type { TextSegment, CrawlerText } from '#contracts/audit-report.ts'
import { isCitable } from '../read/page/citable.ts'
import type { Block, SkippedPart } from '../read/page/page-facts.ts'
import type { Page } from '../read/site/site-facts.ts'

/** In characters: about what a screen shows of a text column. */
const screenful = 1_800
/** In characters: only the beginning of a skipped part is shown. */
const skippedCharacters = 120

/** What a crawler without a browser reads first on a page, with the parts that it skips, in order. */
export function crawlerText(page: Page): CrawlerText {
  const parts = [...page.text.blocks, ...page.text.skipped].sort((one, other) => one.order - other.order)
  return { address: page.address, segments: firstScreenful(parts.map(segmentOf)) }
}

function segmentOf(part: Block | SkippedPart): TextSegment {
  if ('tag' in part) return { kind: 'skipped', text: `<${part.tag}> ${shortened(part.text)}` }
  return { kind: isCitable(part) ? 'citable' : 'text', text: part.text.slice(0, screenful) }
}

function firstScreenful(segments: readonly TextSegment[]): readonly TextSegment[] {
  let characters = 0
  return segments.filter(({ kind, text }) => {
    const fits = characters < screenful
    if (kind !== 'skipped') characters += text.length
    return fits
  })
}

function shortened(text: string): string {
  return text.length <= skippedCharacters ? text : `${text.slice(0, skippedCharacters)}…`
}
