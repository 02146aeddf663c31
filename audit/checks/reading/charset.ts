import type { Bilingual } from '#contracts/languages.ts'
import { englishCount, frenchCount } from '#language/counts.ts'
import type { Page } from '../../read/site/site-facts.ts'
import type { NamedCharset, TextCharset } from '../../visit.ts'
import { couldNotTell, failed, graded, pageCheck, passed, seen } from '../check.ts'
import { htmlCharset } from '../sources.ts'

export const charset = pageCheck({
  id: 'charset',
  confidence: 'high',
  name: {
    fr: 'La page dit dans quel encodage elle est écrite, et dit vrai',
    en: 'The page says which encoding it is written in, and says true',
  },
  why: {
    fr: "Un robot lit la page dans l'encodage annoncé. S'il est faux, les accents deviennent d'autres signes, et les mots ne sont plus ceux que l'on cherche.",
    en: 'A crawler reads the page in the encoding it announces. If that is wrong, accents turn into other signs, and words are no longer those that people look for.',
  },
  sources: [htmlCharset],
  decide(page) {
    const { charset } = page.exchange
    if (!charset) return couldNotTell(unread)
    const fault = faultOf(charset, page)
    const damage = damageOf(charset)
    const sentence = joined(fault ?? asDeclared(charset), damage ?? undamaged)
    const evidence = [...named(page, charset), ...damagedText(page, damage)]
    if (damage) return failed(sentence, evidence)
    return fault ? graded(0.5, sentence, evidence) : passed(sentence, evidence)
  },
  fix: {
    title: { fr: 'Annoncer le vrai encodage de la page', en: 'Announce the true encoding of the page' },
    action: {
      fr: "Enregistrez les pages en UTF-8 et dites-le partout de la même façon : charset=utf-8 dans l'en-tête Content-Type, <meta charset=utf-8> en tête de page.",
      en: 'Save pages in UTF-8 and say so in the same way everywhere: charset=utf-8 in the Content-Type header, <meta charset=utf-8> at the top of the page.',
    },
    effort: 'low',
  },
})

const unread = {
  fr: "L'encodage de la page n'a pas été relevé.",
  en: 'The encoding of the page was not recorded.',
}

/** What is wrong with the declared encoding, or null. */
function faultOf({ read, header, document }: TextCharset, { exchange }: Page): Bilingual | null {
  const unknown = [header, document].find(name => name?.name === null)
  if (unknown) return unknownName(unknown, read)
  const other = [header, document].find(name => name && name.name !== read)
  if (other) return inTwoWays(other, read)
  const written = read.startsWith('utf-16') && charsetOfMeta.exec(exchange.body)?.[1]
  if (written && !/^utf-?16/iu.test(written)) return inTwoWays({ written, name: null }, read)
  if (header || document || !/[^\p{ASCII}]/u.test(exchange.body)) return null
  if (/<meta[^>]{1,200}charset/iu.test(exchange.body)) {
    return {
      fr: `La page nomme son encodage trop loin, après ses 1 024 premiers octets : elle est lue en ${read}.`,
      en: `The page names its encoding too far down, after its first 1,024 bytes: it is read in ${read}.`,
    }
  }
  return {
    fr: `La page ne nomme pas son encodage : elle est lue en ${read}.`,
    en: `The page does not name its encoding: it is read in ${read}.`,
  }
}

/** A byte order mark decides the encoding of UTF-16, whose `meta` is not looked for. */
const charsetOfMeta = /<meta[^>]{1,200}charset=["']?([\w-]{1,40})/iu

function unknownName({ written }: NamedCharset, read: string): Bilingual {
  return {
    fr: `« ${written} » n'est le nom d'aucun encodage : la page est lue en ${read}.`,
    en: `“${written}” is the name of no encoding: the page is read in ${read}.`,
  }
}

/** The byte order mark takes precedence over the header, and the header over the document. */
function inTwoWays({ written }: NamedCharset, read: string): Bilingual {
  return {
    fr: `L'encodage est dit de deux façons, ${read} et ${written} : la page est lue en ${read}.`,
    en: `The encoding is told in two ways, ${read} and ${written}: the page is read in ${read}.`,
  }
}

function asDeclared({ read }: TextCharset): Bilingual {
  return { fr: `La page est lue en ${read}.`, en: `The page is read in ${read}.` }
}

function damageOf({ lost, isUtf8, read }: TextCharset): Bilingual | null {
  if (lost > 0) {
    return {
      fr: `${frenchCount(lost, 'signe')} ${lost < 2 ? "n'existe" : "n'existent"} pas dans cet encodage, et « � » ${lost < 2 ? 'le remplace' : 'les remplace'}.`,
      en: `${englishCount(lost, 'sign')} ${lost === 1 ? 'does' : 'do'} not exist in that encoding, and “�” takes ${lost === 1 ? 'its' : 'their'} place.`,
    }
  }
  if (!isUtf8) return null
  return {
    fr: `Elle est pourtant écrite en utf-8 : lus en ${read}, ses accents deviennent d'autres signes.`,
    en: `Yet it is written in utf-8: read in ${read}, its accents turn into other signs.`,
  }
}

const undamaged = { fr: 'Aucun signe ne se perd.', en: 'No sign is lost.' }

function joined(first: Bilingual, second: Bilingual): Bilingual {
  return { fr: `${first.fr} ${second.fr}`, en: `${first.en} ${second.en}` }
}

function named({ address, exchange }: Page, { header, document }: TextCharset) {
  return [
    ...(header ? [seen(address, 'Content-Type', exchange.headers['content-type'] ?? '')] : []),
    ...(document ? [seen(address, 'meta[charset]', document.written)] : []),
  ]
}

/** The first block with damaged characters. */
function damagedText({ address, text }: Page, damage: Bilingual | null) {
  const block = damage && text.blocks.find(candidate => /[^\p{ASCII}]/u.test(candidate.text))
  return block ? [seen(address, block.selector, block.text)] : []
}
