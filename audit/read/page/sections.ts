import type { Block } from './page-facts.ts'

/** A heading with the blocks that follow it, up to the next heading. */
export interface Section {
  readonly heading: Block
  readonly body: readonly Block[]
}

/**
 * The main text split at its headings, as engines split it; those that `isHeading` rejects stay in the text.
 * What precedes the first heading is in no section.
 */
export function sectionsOf(
  blocks: readonly Block[],
  isHeading: (heading: Block) => boolean = () => true,
): readonly Section[] {
  const sections: { heading: Block; body: Block[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && isHeading(block)) sections.push({ heading: block, body: [] })
    else sections.at(-1)?.body.push(block)
  }
  return sections
}
