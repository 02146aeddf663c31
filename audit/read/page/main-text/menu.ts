import type { Block } from '../page-facts.ts'

/** The share of links to other pages of the site from which a block is a menu. */
const menuShare = 0.9

export function isMenu({ links, text, kind }: Pick<Block, 'links' | 'text' | 'kind'>): boolean {
  return kind !== 'heading' && linkedLength({ links }) >= menuShare * lengthOf(text)
}

/** Characters that link to other pages of the site. */
export function linkedLength({ links }: Pick<Block, 'links'>): number {
  return links.filter(({ external }) => !external).reduce((sum, link) => sum + lengthOf(link.text), 0)
}

/** Characters, without spaces. */
export function lengthOf(text: string): number {
  return text.replace(/\s/gu, '').length
}
