import { englishCount, frenchCount } from '#language/counts.ts'
import type { Heading } from '../../read/page/page-facts.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { between, failed, graded, pageCheck, seen } from '../check.ts'
import { geo16, geoSfe } from '../sources.ts'

/** A single jump misleads nobody: most readers found it of no use to mend. */
const oneJump = 1
const mostJumps = 4

export const headingOutline = pageCheck({
  id: 'heading-outline',
  confidence: 'moderate',
  name: { fr: 'Les titres forment un plan', en: 'Headings form an outline' },
  why: {
    fr: 'Un titre principal unique et des niveaux qui se suivent disent à quoi appartient chaque passage. Dans deux prépublications, les pages bien structurées sont plus citées.',
    en: 'A single main heading and levels that follow one another say what each passage belongs to. In two preprints, well-structured pages are cited more.',
  },
  sources: [geo16, geoSfe],
  decide(page) {
    if (page.headingsInMarkup.length === 0) return failed(noHeading)
    const outline = outlineOf(page.headingsInMarkup)
    const mains = outline.filter(({ level }) => level === 1).length
    const jumps = jumpsIn(outline).filter(({ to }) => isJumpIn(page.headingsInMarkup, to))
    const share = (mains === 1 ? 0.5 : 0) + 0.5 * between(mostJumps, oneJump, jumps.length)
    return graded(
      share,
      sentence(mains, jumps.length, outline.length),
      jumps.slice(0, 3).map(jump => evidence(page, jump)),
    )
  },
  fix: {
    title: { fr: 'Remettre les titres en ordre', en: 'Put the headings in order' },
    action: {
      fr: 'Gardez un seul h1, qui nomme le sujet, puis descendez d’un niveau à la fois : h2 pour les parties, h3 dans un h2.',
      en: 'Keep a single h1, which names the subject, then go down one level at a time: h2 for parts, h3 inside an h2.',
    },
    effort: 'low',
  },
})

const noHeading = { fr: "La page n'a aucun titre (h1 à h6).", en: 'The page has no heading (h1 to h6).' }

/** A main heading that is hidden or in a menu is that of the page only where its text has none. */
function outlineOf(headings: readonly Heading[]): readonly Heading[] {
  const isMain = ({ level }: Heading) => level === 1
  const ofText = headings.filter(({ beside }) => !beside)
  const main = ofText.some(isMain) ? undefined : headings.find(isMain)
  return headings.filter(heading => !heading.beside || heading === main)
}

interface Jump {
  readonly from: number
  readonly to: Heading
}

/** Going down by more than one level skips a level; going up by several is right. */
function jumpsIn(headings: readonly Heading[]): readonly Jump[] {
  return headings.flatMap((to, index) => {
    const from = headings[index - 1]?.level ?? to.level
    return to.level > from + 1 ? [{ from, to }] : []
  })
}

/** A heading that is left out of the outline may be the level between. */
function isJumpIn(headings: readonly Heading[], to: Heading): boolean {
  const before = headings[headings.indexOf(to) - 1]
  return before !== undefined && to.level > before.level + 1
}

function evidence(page: Page, { from, to }: Jump) {
  return seen(page.address, `h${from} → h${to.level}`, to.text)
}

function sentence(mains: number, jumps: number, whole: number) {
  return {
    fr: `Hors menus et pied de page, ${frenchCount(whole, 'titre')}, dont ${frenchCount(mains, 'titre principal', 'titres principaux')} (h1), et ${frenchCount(jumps, 'saut')} de niveau.`,
    en: `Outside menus and footer, ${englishCount(whole, 'heading')}, of which ${englishCount(mains, 'main heading')} (h1), with ${englishCount(jumps, 'jump')} between levels.`,
  }
}
