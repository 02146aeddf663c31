import { lexicons, plain } from '../../text/lexicon/index.ts'
import { wordSet } from '../../text/lexicon/lexicon.ts'
import { longestStatedName } from '../head.ts'

/** In characters: in a longer line, "by" rarely names the author. */
export const longestByline = 200

/** What precedes a name, in the languages of the labelled pages. */
const lead =
  /^(?:(?:written|posted|published|story|article|rédigée?|écrite?|publiée?|article|geschrieben|verfasst|veröffentlicht|eingestellt|text|artikel|mehr artikel|alles|publicado|scritto) )?(?:by|par|von|por|di|da|door|av|af|autor(?:in)?|authors?|auteure?s?|text|interview)(?: ?:)?(?: |$)|^(?:à propos de l'(?:auteure?|autrice)|about the author)(?: ?:)? |^(?:à propos de|about) (?=\p{Lu})/iu
/** The same, with a date in between. */
const datedLead = /^(?:posted|published|publiée?|veröffentlicht)(?!\p{L}).{0,40}? (?:by|par|von) /iu
/** What a link to all that an author wrote says before the name. */
const allLead =
  /^(?:(?:view|see|show|read|voir|lire|afficher|consulter|découvrir|retrouver|zeige) )?(?:all|tous [ls]es|toutes [ls]es|alle) (?:\p{L}{4,12}) (?:(?:by|from|de|par|von) |d')/iu
/** What follows the name: a date, a role, a place, another author. */
const tail =
  / ?(?:[|·•–—/;,(]| - | (?:on|am|le|el|il|at|in|and|et|und|y|für|avec|with) (?=.)| (?:[Pp]ublished|[Pp]ubliée?|[Pp]osted|[Uu]pdated|[Mm]ise? à jour)(?!\p{L})|(?<![\p{L}\d_])\d(?!\d*\p{L}))/u

/** The name alone, without "by" before it or a date after it. */
export function nameIn(written: string): string {
  const line = nameInTable(withoutPictures(plain(written).slice(0, longestByline)))
    .replace(allLead, '')
    .replace(datedLead, '')
    .replace(lead, '')
  const [name = ''] = line.split(tail, 1)
  return asWritten(name.replace(opening, '').trim().slice(0, longestStatedName), written)
}

/** What Hugo makes of several facts about an author: `map[email:marie@atelier.example name:Marie Dupont]`. */
function nameInTable(line: string): string {
  if (!line.startsWith('map[') || !line.endsWith(']')) return line
  const facts = line.slice(4, -1).split(/ (?=\w+:)/u)
  return facts.flatMap(fact => /^(?:name|author):(.+)$/u.exec(fact)?.[1] ?? [])[0] ?? line
}

/** Emoji part what a line says, as dots do. */
export function withoutPictures(text: string): string {
  return text
    .replace(pictures, ' • ')
    .replace(/ {2,}/gu, ' ')
    .replace(/^ ?• | •? ?$/gu, '')
}

const pictures = /(?:(?![©®™])\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}|\p{Emoji_Modifier})*)+/gu

/** With the apostrophes that the page writes. */
export function asWritten(name: string, written: string): string {
  const curly = name.replaceAll("'", '’')
  return written.includes(curly) ? curly : name
}

/** Punctuation that a theme puts before a name. */
const opening = /^[\s:|·•–—-]+/u

/** "Marie Dupont", "J.-P. Martin", "Fil d'Ariane", "Ludwig van Beethoven". */
const particle = "(?:(?:de|du|des|van|von|der|den|le|la|di|da|del) ){0,2}(?:d')?"
const word = "(?:\\p{Lu}[\\p{L}'-]+|\\p{Lu}\\.(?:-?\\p{Lu}\\.)?|[DP]re?\\.)"
const fullName = new RegExp(`^${word}(?: ${particle}${word}){1,3}$`, 'u')

/** Whether a text is such a name, and nothing else. The text must be `plain`. */
export function isFullName(text: string): boolean {
  return fullName.test(text)
}

/** Whether a text is the name of a person, and no word of it belongs to the page around. The text must be `plain`. */
export function isPerson(text: string): boolean {
  return isFullName(text) && !isCommon(text) && !place.test(text) && !isOfInterface(text)
}

/** The first word of the name of a place. */
const place =
  /^(?:saint|sainte|rue|avenue|boulevard|place|quai|salle|espace|théâtre|école|collège|lycée|université|hôtel|maison|mairie|château|église|parc|stade|centre|ville|port|mont) /iu

/** Words that follow "by" where nobody signs: "par exemple", "par mail", "écrit par nous". */
export function isCommon(name: string): boolean {
  const [first = ''] = name.toLowerCase().split(' ')
  return common.test(first) || Object.values(lexicons).some(({ stopWords }) => stopWords.has(first))
}

const common =
  /^(?:exemple|ailleurs|contre|conséquent|défaut|erreur|hasard|jour|semaine|mois|année|heure|personne|pays|ville|thème|date|auteur|catégorie|mots?|mail|e-mail|email|courriel|courrier|téléphone|tel|sms|fax|chèque|carte|virement|paypal|facebook|twitter|whatsapp|décret|arrêté|décision|inconnu|intérim|default|mail|phone|hand|mistake|popular|request)$/u

/** Words of the labels, buttons and menus beside a name, in the languages of most themes. */
const interfaceWords = wordSet(`
  accueil home menu retour back précédent précédente suivant suivante previous next plus more lire lecture read view voir
  partager partagez share teilen imprimer print télécharger download suivre follow abonner subscribe newsletter
  rss flux publicité publicités rechercher recherche search connexion login inscription register profil profile compte account contact
  commentaire commentaires comment comments kommentar kommentare répondre reply
  article articles post posts billet billets catégorie catégories category categories tag tags étiquettes rubrique
  blog auteur auteure autrice auteurs author authors autor message name
  date publication publié publiée publiés published posted veröffentlicht modification modifié modifiée updated dernière
  temps minutes minute jour semaine mois année
  crédit crédits source sources quelle bild theme thème wordpress template templates guide policies
  required obligatoire erforderlich
`)

export function isOfInterface(name: string): boolean {
  return name
    .toLowerCase()
    .split(/[^\p{L}'-]+/u)
    .some(word => interfaceWords.has(word))
}

/** News agencies, whose texts others publish. */
const agency =
  /^(?:AFP|Agence France-Presse|Reuters|AP|Associated Press|Belga|(?:Keystone-)?ATS|La Presse canadienne|dpa|EFE|ANSA)$/iu

export function isAgency(name: string): boolean {
  return agency.test(name)
}

const longestName = 60
/** Default names of publishing systems, labels, addresses and code. */
const noName =
  /^(?:(?:wordpress)?admin|administrator|administrateur|webmaster|root|user|guest|gast|anonym\w*|unknown|inconnue?|by|par|von|editor|staff|titre|title|propri[eé]taire|recent updates?|undefined|null|author|autor|auteur|name|date|message|contact|accueil|home|à propos|about|\d{1,2} ?[h:] ?\d{2})$|[@©]|:\/\/|www\.|[{}<>=#]|&\p{Ll}*(?:acute|grave|circ|cedil|uml|tilde|quot|amp|nbsp);?$|[:!]$|^https?:|^map\[|\bcss templates?\b/iu

export function isName(name: string): boolean {
  return name.length > 1 && name.length <= longestName && /\p{L}/u.test(name) && !noName.test(name)
}

/** Account names, such as `marie.dupont`: names of persons are listed before them. */
export function isHandle(name: string): boolean {
  return !/\p{Lu}|\p{Lo}/u.test(name)
}
