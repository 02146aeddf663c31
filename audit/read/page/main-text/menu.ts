import type { Block } from '../page-facts.ts'

/** When this much of a block leads to other pages of the site, it is a menu. */
const menuShare = 0.9

/** Nothing but links to other pages of the site. */
export function isMenu({ links, text, kind }: Pick<Block, 'links' | 'text' | 'kind'>): boolean {
  return kind !== 'heading' && linkedLength({ links }) >= menuShare * lengthOf(text)
}

/** Characters that lead to other pages of the site. */
export function linkedLength({ links }: Pick<Block, 'links'>): number {
  return links.filter(({ external }) => !external).reduce((sum, link) => sum + lengthOf(link.text), 0)
}

/** Characters, spaces left out. */
export function lengthOf(text: string): number {
  return text.replace(/\s/gu, '').length
}
