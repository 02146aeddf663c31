import { type Lexicon, lexicons } from '../../text/lexicon/index.ts'
import { isCommon, isFullName, isOfInterface } from './names.ts'

/** Who a line names as its author. */
export interface Signature {
  readonly name: string
  readonly role: string | null
}

/**
 * Who signs in a line such as "Publié le 3 mai 2026 par Marie Dupont, ramoneuse". Themes are left in English on pages
 * in French, and short pages tell no language: the words of all languages count. In a footer, and amidst a text,
 * "by" alone names who made something else. The line must be `plain`.
 */
export function readByline(line: string, lexicon: Lexicon | null, isLoose: boolean): Signature | null {
  const cue = cues(lexicon)
    .map(pattern => pattern.exec(line))
    .find(found => found && opens.test(line.slice(0, found.index)))
  if (!cue) return labelled(line)
  const before = line.slice(0, cue.index)
  const isExplicit = /[ :]/u.test(cue[0].trim()) && !/ de$/iu.test(cue[0])
  if (!isLoose && !isExplicit) return null
  return signatureIn(line.slice(cue.index + cue[0].length), isExplicit || day.test(before))
}

/** Whether a line announces a name, and holds none: "Article rédigé par". The line must be `plain`. */
export function isCue(line: string, lexicon: Lexicon | null): boolean {
  return cues(lexicon).some(pattern => pattern.exec(line)?.[0] === line)
}

function cues(lexicon: Lexicon | null): readonly RegExp[] {
  const known = [lexicons.fr.byline, lexicons.en.byline]
  return lexicon ? known : [otherByline, ...known]
}

/** "By" in languages that have no lexicon: it counts at the beginning of a line only. */
const otherByline = /^(?:von|por|di|da|door|av|af|autor(?:in)?(?: ?:)?|autora?(?: ?:)?|redaktion ?:) /iu

const months = [
  ...[lexicons.fr, lexicons.en].flatMap(lexicon => lexicon.months),
  ...['janv?', 'févr?', 'feb', 'mar', 'avr', 'apr', 'juil', 'jun', 'jul', 'aug', 'sept?', 'oct', 'nov'],
  ...['déc', 'dec'],
].join('|')

const weekdays = [
  ...['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
]
const shortWeekdays = weekdays.map(name => name.slice(0, 3))

/** "le mercredi 27 juin 2018", "March 12, 2026", "10/10/2014", each perhaps with a time. */
const when = [
  `(?:(?:le|on) )?(?:(?:${[...weekdays, ...shortWeekdays].join('|')})[.,]{0,2} )?`,
  '(?:\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}(?:T[\\d:+-]{4,20})?|il y a \\d{1,2} \\p{L}{2,8}',
  `|\\d{1,2}(?:er|st|nd|rd|th)? (?:${months})\\.?(?:,? \\d{4})?`,
  `|(?:${months})\\.? \\d{1,2} ?(?:st|nd|rd|th)?,? \\d{4}|(?:${months})\\.?,? \\d{4})`,
  '(?:,? (?:(?:à|at) )?\\d{1,2} ?[:h](?: ?\\d{2})?)?',
].join('')

const day = new RegExp(when, 'iu')

/** Whether a text holds such a moment. The text must be `plain`. */
export function isDated(text: string): boolean {
  return day.test(text)
}

const wholeDay = new RegExp(`^(?:publiée? )?${when}$`, 'iu')

/** Whether a text is when something was published, and nothing else. The text must be `plain`. */
export function isDay(text: string): boolean {
  return wholeDay.test(text)
}

/** What may precede "by" in a byline: nothing, something that ends in a punctuation mark, or when it was published. */
const opens = new RegExp(
  `^$|^.{0,50}[.|·•–—,:/-] $|^(?:(?:publiée?|postée?|soumis|écrite?|rédigée?|mise? en ligne|mise? à jour|dernière|modifiée?|[ée]ditée?|posted|published|updated|written)(?!\\p{L})[^.!?]{0,60}?)?${when} $`,
  'iu',
)

/** A theme that writes "Author" without a colon writes the date after the name. */
function labelled(line: string): Signature | null {
  const label = /^(?:author|auteure?) (?=\S)/iu.exec(line)
  const rest = line.slice(label?.[0].length)
  const signature = label && signatureIn(rest, true)
  return signature && dated.test(rest.slice(signature.name.length)) ? signature : null
}

/** The name that a line in itself holds, below a label such as "Author". The line must be `plain`. */
export function readName(line: string): Signature | null {
  return signatureIn(line, true)
}

function signatureIn(rest: string, isExplicit: boolean): Signature | null {
  const [cut = ''] = rest.split(end, 1)
  const name = cut
    .trim()
    .replace(/^l[ea] (?=(?:Dre?|Pre?|Docteure?|Professeure?)[ .])/u, '')
    .replace(/(?<=\p{L}{2})\.$/u, '')
  const after = rest.slice(cut.length)
  if (isFullName(name) || isTeam(name)) return { name, role: role.exec(after)?.[1] ?? null }
  const isDated = dated.test(after)
  const isWhole = isDated || (isExplicit && !goesOn.test(after)) || isFullName(partner.exec(after)?.[1] ?? '')
  const isName = shortName.test(name) ? isWhole : isExplicit && isDated && lowerName.test(name)
  return isName && !isCommon(name) ? { name, role: null } : null
}

/** Who follows a first name: "Marie et Paul Dupont". */
const partner = /^ (?:et|and|&) (.+)$/u

/** What follows a word that is no name: the rest of a sentence. */
const goesOn = /^ ?(?:[,;/&]|(?:et|and) (?!\p{Lu}|publié)|(?:pour|for|chez) )/u

/** What follows a name: a punctuation mark, a date, a category, the number of comments, another author. */
const end = new RegExp(
  [
    ' ?[|·•–—/;,(@&→»›]',
    ' ?:$',
    '(?<=\\p{Ll}{3})\\. ',
    ' - ',
    ` ${when}`,
    ' (?:le|on|sur) (?=\\d|\\p{L}{3,9} \\d)',
    ' (?:dans|in|et|and|avec|with|pour|for|chez|at|à|from) ',
    ' (?:publiée?|published|posted|updated|mise? à jour|catégories?|categor(?:y|ies)|tags?|date|commentaires?|comments?|(?:aucun|un|no|one) comm\\p{L}+)(?!\\p{L})',
    '(?<![\\p{L}\\d._-])\\d',
  ].join('|'),
  'iu',
)

/** When it was published, perhaps after a category, and nothing else: not the beginning of a sentence. */
const dated = new RegExp(
  `^ ?(?:[,|·•–—-] )?(?:(?:dans|in) [^.!?]{1,80} )?(?:date ?:? )?${when}(?= ?(?:$|[.|·•–—(]|commentaires?|comments?|dans ))`,
  'iu',
)

/** A first name or an account: what surrounds it tells it from another word. */
const shortName = /^[\p{L}\d][\p{L}\d._'-]{1,29}$/u

/** Whether a text is such a name, and no word of the page around. The text must be `plain`. */
export function isShortName(text: string): boolean {
  return shortName.test(text) && !isCommon(text) && !isOfInterface(text)
}

const lowerName = /^\p{L}[\p{L}'-]{1,20}(?: \p{L}[\p{L}'-]{1,20}){1,2}$/u

/**
 * Who signs without a cue: the one part of a dated line that is a name, or what another line begins with, perhaps with a
 * role. A place and a subject look the same: what else the page says must tell. The line must be `plain`.
 */
export function readBareName(line: string, isName: (name: string) => boolean): Signature | null {
  const parts = line
    .replace(days, ' • ')
    .split(borders)
    .map(trimmed)
    .filter(part => part !== '')
  const named = (isDated(line) ? parts : [trimmed(line)]).flatMap(part => {
    const [whole = '', person = part, office] = inCapitals.exec(part) ?? namedWithRole.exec(part) ?? []
    return isName(person) ? { name: person, role: (whole && office) || null } : []
  })
  return named.length === 1 ? (named[0] ?? null) : null
}

const days = new RegExp(
  `(?:(?<!\\p{L})(?:publiée?|postée?|posted|published|mise? en ligne|écrite?|rédigée?) )?(?<![\\p{L}\\d])${when}(?!\\p{L})`,
  'giu',
)
const borders = /(?:^| )[|·•–—/-](?= |$)|[[\]]/u

function trimmed(part: string): string {
  return part.replace(/^[ ,:.—–-]+|[ ,:]+$/gu, '')
}

const inCapitals = /^(\p{Lu}\p{Ll}[\p{L}-]{0,20} \p{Lu}[\p{Lu}'-]{1,20})(?:,? (\p{L}[^.!?\d]{3,60}))?$/u
const namedWithRole = /^([^,.!?\d]{3,60}?)(?:, (?=\p{Ll})| [—–-] )(\p{L}[^.!?\d]{3,80})$/u

/** Whether several sign as one: "L'équipe Suie". The text must be `plain`. */
export function isTeam(text: string): boolean {
  return team.test(text)
}

const team =
  /^(?:la rédaction|l'(?:équipe|agence|association)|le (?:cabinet|collectif|comité)|the (?:editorial |whole )?(?:team|staff))(?: (?:de |du |des |d'|of )?\p{Lu}[\p{L}' -]{1,40})?$/iu

const role = /^, (?!(?:le|on|dans|in|et|and) )(\p{Ll}[^.,|·\d]{3,60})/u
