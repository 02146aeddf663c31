import type { Bilingual, Language } from '#contracts/languages.ts'

/**
 * Typesets a French text: no-break and narrow spaces, guillemets, apostrophes, ellipses.
 * Idempotent. Tags, addresses, mailboxes, hours, ratios, versions, file names and the fields of robots.txt
 * are left as they are.
 *
 * Why our own: the published libraries put English quotes in French or break addresses
 * (`https ://`), see docs/decisions/0003-french-typography.md.
 */
export function frenchTypography(text: string): string {
  const kept: string[] = []
  const guarded = text.replace(untouchable, match => `${guardOpen}${kept.push(match) - 1}${guardClose}`)
  const set = rules.reduce(
    (current, [pattern, replacement]) => current.replace(pattern, replacement),
    guarded,
  )
  const numbered = set.replace(thousands, group => group.replace(anySpaces, narrow))
  return numbered.replace(guards, (_guard, index: string) => kept[Number(index)] ?? '')
}

/** After a word, before what it announces. */
export const colon: Bilingual = { fr: '\u00a0:', en: ':' }

/** French quotation marks have a no-break space inside. */
export function inQuotationMarks(text: string, language: Language): string {
  return language === 'fr' ? `«\u00a0${text}\u00a0»` : `“${text}”`
}

const noBreak = '\u00a0'
const narrow = '\u202f'
/** Invisible; prevents a line break. */
const joiner = '\u2060'
/** Private-use characters that replace what must not change, so that no rule can match inside it. */
const guardOpen = '\ue000'
const guardClose = '\ue001'
const guards = new RegExp(`${guardOpen}(\\d+)${guardClose}`, 'gu')

const space = `[ \\t\\n${noBreak}${narrow}]`
const anySpaces = new RegExp(space, 'gu')

/** Each has a boundary in front, so that a long word is not tried from each of its letters. */
const untouchable = new RegExp(
  [
    /<\/?[a-z][^<>\n]{0,200}>/u,
    /(?:https?:\/\/|www\.)[^\s«»]+[^\s«»?!.,;:)]/u,
    /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.[\w.-]+/u,
    /\b\d{1,2}:\d{2}(?::\d{2})?\b/u,
    /\b\d+:\d+\b/u,
    /\bv?\d+(?:\.\d+)+\b/u,
    /(?<![\w-])[\w-]{1,100}\.(?:txt|xml|json|html|md|fr|com|org|net|eu|io)\b(?:\/[^\s«»]*[^\s«»?!.,;:)])?/u,
    /\b(?:User-agent|Disallow|Allow|Sitemap|Crawl-delay|Content-Signal):/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
)

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const signs = '%|‰|€|\\$|£|°C'
const units =
  'h|min|s|ms|km|m|cm|kg|g|Ko|Mo|Go|ko|kbit|px|points?|pts?|pages?|mots?|mois|jours?|ans?|requêtes?|salariés?|heures?|minutes?|secondes?|semaines?|réponses?|personnes?|millions?|milliards?|rue|avenue|boulevard|place'
const pronouns = 'je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|les?|la|leur|lui|y|en|t-(?:ils?|elles?|on)'
const abbreviations = 'M\\.|Mme|MM\\.|n°|N°|p\\.|art\\.|fig\\.|§|KDD'

const thousands = new RegExp(`(?<![\\d,.])\\d{1,3}(?:${space}\\d{3})+(?!\\d)`, 'gu')

const rules: readonly (readonly [RegExp, string])[] = [
  [/\.{3}/gu, '…'],
  [new RegExp(`(\\p{L})-(?=(?:${pronouns})(?!\\p{L}))`, 'giu'), `$1-${joiner}`],
  [new RegExp(`(\\p{L})'(?=\\p{L}|\\d|«|\\[|\\*\\*|==|${guardOpen})`, 'gu'), '$1’'],
  [/"([^"\n]+)"/gu, '«$1»'],
  [new RegExp(`«${space}*`, 'gu'), `«${noBreak}`],
  [new RegExp(`(?<!${space})${space}*»`, 'gu'), `${noBreak}»`],
  [new RegExp(`([^\\s;!?…«([])${space}*(?=[;!?])`, 'gu'), `$1${narrow}`],
  [new RegExp(`([\\p{L}\\p{N})»%€${guardClose}])${space}*:(?=${space}|$)`, 'gu'), `$1${noBreak}:`],
  // In other places only a typed space is corrected: "Ibid. : ", "{site} : ".
  [new RegExp(`(\\S)${space}:(?=${space}|$)`, 'gu'), `$1${noBreak}:`],
  [new RegExp(`(\\d)${space}*(${signs})(?!\\p{L})`, 'gu'), `$1${noBreak}$2`],
  // A letter right after a digit may be a name (3M, 5G): only a typed space is corrected.
  [new RegExp(`(\\d)${space}(${units})(?!\\p{L})`, 'gu'), `$1${noBreak}$2`],
  [new RegExp(`\\b(\\d{1,2}|1er)${space}(${months})(?!\\p{L})`, 'giu'), `$1${noBreak}$2`],
  [new RegExp(`(^|[^\\p{L}])(${abbreviations})${space}(?=[\\p{L}\\d])`, 'gu'), `$1$2${noBreak}`],
  [new RegExp(`–${space}([^–\\n]+?)${space}–`, 'gu'), `–${noBreak}$1${noBreak}–`],
]

/**
 * Typesets an English text: curly quotation marks and apostrophes, ellipses; no line ends within a length of time or
 * between a month and its day. Idempotent; tags are left as they are.
 */
export function englishTypography(text: string): string {
  return text
    .replaceAll('...', '…')
    .replace(/(<[a-z][^<>\n]{0,200}>)|"([^"]*)"/giu, (_match, tag, quoted) => tag ?? `“${quoted}”`)
    .replace(/(?<=[\p{L}\p{N}])'/gu, '’')
    .replace(/(?<=\d) (?=(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b)/gu, noBreak)
    .replace(englishMonthOfDay, `$1${noBreak}`)
}

const englishMonthOfDay =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December) (?=\d{1,2}\b)/gu
