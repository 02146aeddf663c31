import { following, type Lexicon, labels, list, openings, phrases, wordSet, writtenDays } from './lexicon.ts'

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const

const study = '(?:étude|enquête|rapport|sondage|baromètre)s?'

export const french: Lexicon = {
  language: 'fr',
  attribution: phrases(
    'selon',
    "d'après",
    'sources? ?:',
    `${study} (?:publiée?s? |menée?s? |réalisée?s? |parue?s? )?(?:(?:de|du|des|par|pour)(?= \\p{L})|d'\\p{L}+)`,
    'publiée?s? (?:par|dans)',
    `(?:montre|indique|établit|rapporte|estime|constate)(?:nt)? (?:l'|(?:le|la|les|une?) )${study}`,
  ),
  speech: phrases(
    'selon',
    "d'après",
    '(?:explique|affirme|déclare|dit|écrit|note|rappelle|résume|estime|souligne|précise|raconte|conclut|prévient|avertit)(?:nt)?',
    'a (?:expliqué|affirmé|déclaré|dit|écrit|noté|rappelé|résumé|estimé|souligné|précisé|raconté|conclu)',
  ),
  firstHand: phrases(
    "(?:nous avons|on a|j'ai) (?:\\p{L}+ )?(?:mesuré|analysé|interrogé|testé|relevé|recensé|audité|enquêté|calculé)s?",
    'n(?:otre|os) (?:propres? )?(?:mesure|étude|enquête|échantillon|baromètre)s?',
    'n(?:otre|os) (?:propres? )?(?:analyse|donnée|relevé|test|essai|observation)s? (?:montre|indique|confirme|révèle)(?:nt)?',
    '(?:sur|auprès de|à partir de) (?:un échantillon|un panel) (?:de|représentatif)',
    'n ?= ?\\d+',
  ),
  example: phrases(
    'exemples? (?:illustratifs?|fictifs?|chiffrés?|de calcul)',
    '(?:supposons|imaginons|admettons)',
    'prenons (?:un|le) (?:exemple|cas)',
    "dans (?:l'|cet )exemple",
    '(?:votre|notre|cette|une|par|sous) hypothèse',
  ),
  definition: phrases(
    "(?:est|sont) (?:une?|le|la|les|des?|tout|l'\\p{L}+)(?= \\p{L})",
    "c'est (?:une?|le|la|l'\\p{L}+)(?= \\p{L})",
    'désigne(?:nt)?',
    'signifie(?:nt)?',
    'consiste(?:nt)? (?:à|en)',
    'se définit comme',
    'correspond(?:ent)? (?:à|au|aux)',
    '(?:regroupe|réunit|recouvre|décrit)',
    '(?:est|sont) définie?s? (?:comme|par)',
  ),
  comparison: phrases(
    'par rapport (?:à|au|aux)',
    'comparée?s? (?:à|au|aux|avec)',
    'en comparaison',
    'contrairement (?:à|au|aux)',
    'à la différence (?:de|du|des)',
    'versus',
    'vs\\.?',
    '(?:plus|moins) (?:de )?\\p{L}+ que(?! \\d)',
    '(?:meilleure?s?|mieux|pires?) que',
    'deux fois (?:plus|moins)',
    'contre \\d+',
  ),
  superlative: phrases(
    '(?:le|la|les) meilleure?s?(?! (?:moyens?|façons?|manières?|moments?|choix|options?|endroits?|pratiques?|rapports?|compromis|des cas|et (?:pour )?le pire))',
    'n° ?1',
    'numéro (?:un|1)',
    '(?:leader|leaders)(?: mondial| européen| français| incontesté| du marché)?(?! cluster)',
    '(?:inégalé|incomparable|incontournable|révolutionnaire|imbattable|exceptionnel)(?:le)?s?',
    'sans égal',
    'unique au monde',
    'garantie? à 100 ?%',
    'de pointe',
    '(?:résultats?|succès) garantis?',
  ),
  dangling: openings(
    "ils?(?! (?:faut|y a|existe|suffit|convient|reste|importe|arrive|est (?:possible|nécessaire|utile|important|conseillé|interdit|rare|préférable|recommandé)|s'agit de))",
    'elles?',
    'celui-ci|celle-ci|ceux-ci|celles-ci|ce dernier|cette dernière|ces derniers|ces dernières',
    'cela|ceci|ça',
    "c'(?:est|était|en)(?! (?:pourquoi|quand) )",
    'ce (?:sont|qui|que|dont)',
    "(?:comme|tel que|ainsi qu'|nous l'avons) (?:vu|dit|expliqué|mentionné|indiqué|évoqué)(?: (?:plus haut|ci-dessus|précédemment))?",
    '(?:voir )?ci-dessus',
    '(?:voir )?plus haut',
    'en revanche|en effet|de plus|en outre|par ailleurs|toutefois|cependant|néanmoins|par conséquent|de même',
    'mais|donc|or|car',
  ),
  enumeration: phrases(
    // "First … then …" are two steps, which a sentence carries well: a list has three.
    `(?:premièrement|tout d'abord|d'abord|en premier lieu)${following('deuxièmement|ensuite|puis|en second lieu')}${following('troisièmement|ensuite|puis|enfin')}`,
    `(?:suivants|suivantes|à savoir) ?:${list}`,
    '1[.)°] [^.!?]{3,300} 2[.)°] ',
  ),
  question: openings('comment|pourquoi|combien|faut-il|peut-on|doit-on'),
  relativeYear: phrases(
    'cette année',
    "l'année (?:dernière|prochaine)",
    "l'an (?:dernier|prochain)",
    '(?:bientôt|prochainement) (?:disponible|en ligne|ouvert)e?s?',
  ),
  future: phrases(
    '(?:sera|seront|aura|auront|lancera|lancerons|lanceront|sortira|sortiront|arrivera|arriveront|ouvrira|ouvrirons|ouvriront|permettra|permettront|proposera|proposerons|proposeront)',
    '(?:va|vont|allons) (?!à )\\p{L}+(?:er|ir|re)',
    'est (?:prévue?|attendue?|annoncée?) (?:pour|en)',
  ),
  units:
    /^ ?(?:%|‰|sur (?!(?:19|20)\d{2})\d{1,12}|€|\$|£|°C|(?:(?:milliers?|millions?|milliards?)(?: (?:de|d'))? ?)?(?:pour cent|points?|euros?|dollars?|livres?|k€|M€|HT|TTC|secondes?|s|ms|minutes?|min|heures?|h|jours?|semaines?|mois|trimestres?|ans?|années?|km²?|kilomètres?|m²?|mètres?|cm|mm|kg|kilos?|g|tonnes?|t|litres?|l|kWh|MWh|W|Ko|Mo|Go|To|ko|px|fois|mots?|pages?|caractères?))(?![\p{L}\p{N}])/u,
  label: labels(
    'figures?|fig|tableaux?|chapitres?|sections?|étapes?|parties?|pages?|volumes?|vol|numéros?|no|n°|ports?',
    'versions?|v|niveaux?|phases?|jours?|semaines?|règles?|articles?|leçons?|exercices?|questions?|option|cve|silo',
  ),
  plural: /(?<!^mar)[sx]$/u,
  ourselves: phrases('nous|notre|nos|nôtres?|je|mon|ma|mes'),
  beforeYear: new RegExp(
    `(?:^|[\\s(«])(?:en|depuis|dès|fin|début|mi|avant|après|entre|de|à|jusqu'en|l'année|${months.join('|')}) $`,
    'iu',
  ),
  ...writtenDays(months),
  published: phrases(
    'publiée? (?:le|en)',
    'paru(?:e)? le',
    'mise? en ligne le',
    'date de publication ?:?',
    'rédigée? le',
  ),
  updated: phrases(
    '(?:mise?|mis) à jour (?:le|en)',
    'mise? à jour ?:',
    'dernière (?:mise à jour|modification) ?:?(?: le)?',
    'actualisée? le',
    'révisée? le',
    're(?:vue?|lue?) le',
    'modifiée? le',
  ),
  byline: phrases('par', '(?:rédigée?|écrite?) par', 'auteure?s? ?:'),
  stopWords: wordSet(`
    alors au aucun aussi autre autres aux avec avoir avons ce cela celle celles celui ces cet cette ceux chaque
    chez ci comme comment dans de depuis des deux donc dont du elle elles en encore entre est et été être eux
    sois soit soyons soyez soient ayez
    faire fait fois il ils jamais je la le les leur leurs là mais me même mêmes mes moins mon ne ni non nos notre
    nous on ont or ou où par parce pas pendant peu peut peuvent plus plusieurs pour pourquoi quand que quel
    quelle quelles quels qui quoi sa sans se sera ses seulement si son sont sous sur ta te tes toi ton tous
    tout toute toutes très trop tu un une vers voici voilà vos votre vous ainsi après avant bien car était
    an as va eu vu
    faut vient viennent ressemble veut veulent dire dit
    d l c j m n s t y qu jusqu lorsqu puisqu à a ça`),
}
