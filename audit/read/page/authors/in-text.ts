import { lettersOf } from '../../text/fold.ts'
import { type Lexicon, plain } from '../../text/lexicon/index.ts'
import { selectorOf } from '../html.ts'
import type { Author, Head } from '../page-facts.ts'
import {
  isCue,
  isDated,
  isDay,
  isShortName,
  isTeam,
  readBareName,
  readByline,
  readName,
  type Signature,
} from './byline.ts'
import { type Line, pathOfCategory } from './lines.ts'
import { asWritten, isCommon, isFullName, isName, isOfInterface, isPerson, longestByline } from './names.ts'

/** The words of a page, and what of it helps to tell a name from other words. */
interface Written {
  readonly lines: readonly Line[]
  /** Where `titleIn` finds the heading, or -1. */
  readonly title: number
  readonly head: Head
  readonly lexicon: Lexicon | null
  /** Whether the page names itself, or its author, alike elsewhere. */
  readonly echoes: (name: string) => boolean
}

/** Who signs in the words of the page: "by" and the name, or a label above it. */
export function inText({ lines, title, head, lexicon }: Written): readonly Author[] {
  const isAmidst = amidst(lines, Math.max(0, title))
  return lines.flatMap((line, index) => {
    const { text, part, links } = line
    if (text.length > longestByline || links.some(({ address }) => pathOfSpeaker.test(address))) return []
    const below = lines[index + 1]
    if ((label.test(text) || isCue(text, lexicon)) && links.length === 0)
      return below && !isAmidst(index) ? underLabel(below) : []
    const isLoose = part !== 'footer' && !isAmidst(index) && !text.includes('©')
    const signature =
      readByline(withDay(text, lines[index - 1], below), lexicon, isLoose) ??
      (isLoose ? (linked(line) ?? bySite(line, head)) : null)
    return signature ? [signed(signature, line)] : []
  })
}

/** Where programmes of talks link to who gives one. */
const pathOfSpeaker = /(?:^|\/)(?:speakers?|intervenant(?:e?s)?|conferencier(?:e?s)?|orateurs?)\//u

/** Paragraphs that may stand before the byline: what the article is about, a note of the editors. */
const mostParagraphsAbove = 2

/** Whether a line stands amidst the text, where "by" tells who made what the text is about. */
function amidst(lines: readonly Line[], title: number): (index: number) => boolean {
  const prose = lines.flatMap((line, index) => (isProse(line) ? index : []))
  const first = prose.filter(index => index > title)[mostParagraphsAbove] ?? lines.length
  const last = prose.at(-1) ?? 0
  return index => index > first && index < last
}

/** Unlike a list of links, such as tags. */
function isProse({ text, links, level }: Line): boolean {
  const linked = links.reduce((sum, link) => sum + link.text.length, 0)
  return level === null && text.length > longestSignature && linked < text.length / 2
}

/** "Posted in Heating by Marie", where the name is a link. */
function linked({ pieces, links }: Line): Signature | null {
  const by = pieces.findIndex(piece => /^\W{0,3}(?:by|par)$/iu.test(piece))
  const name = pieces[by + 1] ?? ''
  const isLink =
    (by === 0 || (by > 0 && isPosted.test(pieces[0] ?? ''))) && links.some(({ text }) => text === name)
  return isLink && isName(name) && !isCommon(name) && !isOfInterface(name) ? { name, role: null } : null
}

/** "8 juin 2018 | par L'Aire visuelle", where that is what the site is called. */
function bySite({ text }: Line, { siteName }: Head): Signature | null {
  const name = plain(siteName ?? '')
  const isByName = name !== '' && text.endsWith(name) && isBy.test(text.slice(0, -name.length))
  return isByName ? { name, role: null } : null
}

const isBy = /(?:^|[|·•–—-] )(?:by|par) $/iu

const isPosted = /^(?:posted|published|written|publié|posté|écrit|rédigé|mis en ligne)|\d/iu

/** A line that begins with "by", with the day that the line above or below consists of. */
function withDay(text: string, above: Line | undefined, below: Line | undefined): string {
  if (!/^(?:by|par) /iu.test(text)) return text
  if (above && isDay(above.text)) return `${above.text} ${text}`
  return below && isDay(below.text) ? `${text} ${below.text}` : text
}

const label =
  /^(?:von|autor(?:in)?|authors?|(?:l')?auteure?s?|(?:l')?autrices?|(?:à propos de l'|about the )(?:auteure?|autrice|author)|text|interview) ?:?$/iu

/** The name in the line below "Author", which holds nothing else, or says who that is. */
function underLabel(line: Line): readonly Author[] {
  const [name = ''] = line.text.split(/ (?:est|is) /u, 1)
  const signature = readName(name)
  return signature ? [signed(signature, line)] : []
}

function signed({ name, role }: Signature, line: Line): Author {
  return {
    source: 'text',
    name: asWritten(withinBorders(name, line), line.written),
    role,
    address: null,
    where: selectorOf(line.element),
  }
}

/** A link, or a name between the borders of an element, ends where it ends: "Marie Dupont Share". */
function withinBorders(name: string, { links, pieces }: Line): string {
  const bordered = [...links.map(({ text }) => text), ...pieces.filter(isFullName)]
  return bordered.find(text => text.length > 1 && name.startsWith(`${text} `)) ?? name
}

/** In characters: a longer line is no signature. */
const longestSignature = 120

/** How many lines around the title may hold the name: there are more below it, such as a day or a picture. */
const aroundTitle = { above: 3, below: 8 }

/**
 * A name that nothing announces signs an article beside the day, next to the title or, alone, below the text. A place, a
 * category or a subject comes again in the text: the name of an author stands alone wherever it does.
 */
export function withoutCue(page: Written, isArticle: boolean): readonly Author[] {
  const { lines, title } = page
  const opening = openingOf(lines, Math.max(0, title)).filter((line, index, around) => {
    const isBesideDay = [around[index - 1], around[index + 1]].some(other => other && isDay(other.text))
    const isBelowTitle = title !== -1 && around[index - 1] === lines[title]
    return isDated(line.text) || (lines.indexOf(line) > title && (isBesideDay || (isArticle && isBelowTitle)))
  })
  return [...opening.flatMap(line => bare(line, page)), ...closing(page, isArticle)]
}

/** Who signs below the text, one alone. Elsewhere than in an article, nothing may stand below the name. */
function closing(page: Written, isArticle: boolean): readonly Author[] {
  const after = closingOf(page.lines)
  const last = page.lines.findLast(({ part }) => part === 'main')
  const [signature, ...others] = after.flatMap((line, index) => {
    const above = after[index - 1]?.text ?? ''
    const isLast = line === last
    // Below a name stands what they do.
    const isBelowName = index > 1 && readBareName(above, isPerson) !== null
    const isElsewhere = !isArticle && (!isLast || index !== 1)
    if (isBelowName || isItem(line) || line.links.length > 0 || isElsewhere) return []
    const takesLeave = /^[—–-]/u.test(line.text) || (isLast && /[.,!…)]$/u.test(above))
    return bare(line, page, takesLeave).map(author => ({ author, above }))
  })
  return signature && others.length === 0 && !announces.test(signature.above) ? [signature.author] : []
}

/** Lists hold what belongs to the text, such as tools or places. */
function isItem({ element }: Line): boolean {
  let frame = element
  while (frame && 'tagName' in frame && frame.tagName !== 'li') frame = frame.parentNode
  return frame !== null && 'tagName' in frame
}

/** Below a quote stands whom it is of, and below a label what it announces. */
const announces = /^["«“]|["»”:]$/u

function bare(line: Line, page: Written, takesLeave = false): readonly Author[] {
  const { text, pieces, links, level } = line
  if (level === 1 || (level !== null && !isDated(text)) || text.length > longestSignature) return []
  if (links.some(({ address }) => pathOfCategory.test(address))) return []
  const isOwnName = (name: string) =>
    ((isPerson(name) || (takesLeave && /^\p{Lu}/u.test(name) && isShortName(name))) &&
      standsAlone(name, line, page)) ||
    (isShortName(name) && page.echoes(name)) ||
    isTeam(name)
  const signature = readBareName(isDated(text) ? pieces.join(' • ') : text, isOwnName)
  return signature ? [signed(signature, line)] : []
}

function openingOf(lines: readonly Line[], title: number): readonly Line[] {
  const below = lines.slice(title, title + aroundTitle.below)
  const prose = below.findIndex(isProse)
  return [
    ...lines.slice(Math.max(0, title - aroundTitle.above), title),
    ...below.slice(0, prose === -1 ? undefined : prose),
  ]
}

/** Lines: a longer list after the text is no signature. */
const longestClosing = 30

/** The lines after the last paragraph of the text, up to a heading. */
function closingOf(lines: readonly Line[]): readonly Line[] {
  const main = lines.filter(({ part }) => part === 'main')
  const prose = main.findLastIndex(isProse)
  if (prose === -1) return []
  const after = main.slice(prose, prose + 1 + longestClosing)
  const heading = after.findIndex(({ level }) => level !== null)
  return after.slice(0, heading === -1 ? undefined : heading)
}

/** The heading that the title of the page holds, the longest of several. */
export function titleIn(lines: readonly Line[], head: Head): number {
  const title = lettersOf(head.titles[0] ?? '')
  const headed = lines
    .map(({ text, level }, index) => ({ text, level, index }))
    .filter(({ level }) => level !== null && level <= 2)
    .map(heading => ({ ...heading, letters: lettersOf(heading.text) }))
  const [longest] = headed
    .filter(({ letters }) => letters !== '' && title.includes(letters))
    .toSorted((one, other) => other.letters.length - one.letters.length)
  return (longest ?? headed.find(({ level }) => level === 1))?.index ?? -1
}

/**
 * Whether the last word of a name comes nowhere but with the name alone, and none of its words in small letters: a line,
 * and a part of the title, may consist of the name.
 */
function standsAlone(name: string, { text }: Line, { lines, head }: Written): boolean {
  const { titles, siteName } = head
  const own = lettersOf(name)
  if (own === lettersOf(siteName ?? '')) return true
  const texts = [
    ...lines.flatMap(line => {
      const isName = line.level === null && line.pieces.some(piece => isSame(piece, own))
      return isName || line.text === text ? [] : line.text
    }),
    ...partsOfTitles(titles).filter(part => lettersOf(part) !== own),
  ]
  const words = wordsIn(name)
  // An initial comes again in any text.
  const last = lettersOf(words.findLast(word => word.length > 1) ?? '')
  const small = new Set(words.filter(word => /^\p{Lu}/u.test(word)).map(word => word.toLowerCase()))
  return !texts
    .flatMap(text => text.split(' '))
    .filter(word => !isAddress.test(word))
    .flatMap(wordsIn)
    .some(word => small.has(word) || isSame(word, last))
}

/** Whether a text has these letters, and few other signs. */
function isSame(text: string, letters: string): boolean {
  return text.length < 2 * letters.length + 10 && lettersOf(text) === letters
}

/** A title often names the site after that of the page, or before. */
export function partsOfTitles(titles: readonly string[]): readonly string[] {
  return titles.flatMap(title => plain(title).split(/ [|·•–—:-] /u))
}

/** Those of mail and of pages hold the name of their owner. */
const isAddress = /[@/]/u

function wordsIn(text: string): readonly string[] {
  return text.split(/[^\p{L}-]+/u).filter(word => word !== '')
}
