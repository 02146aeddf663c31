import { expect, test } from 'vitest'
import { englishTypography, frenchTypography } from './typography.ts'

/** `_` stands for a no-break space, `·` for a narrow one and `⁀` for a word joiner, so that the cases can be read. */
const cases: readonly (readonly [typed: string, set: string])[] = [
  ["Qu'est-ce que le GEO ?", 'Qu’est-⁀ce que le GEO·?'],
  ["Qu'est-ce que le GEO?", 'Qu’est-⁀ce que le GEO·?'],
  ['"Citer" : voici !', '«_Citer_»_: voici·!'],
  ['« Bonjour »', '«_Bonjour_»'],
  ['«Bonjour»', '«_Bonjour_»'],
  ['Prix : 1500 € HT, soit 20 % de plus ; voir n° 3.', 'Prix_: 1500_€ HT, soit 20_% de plus·; voir n°_3.'],
  ['10 000 requêtes et 1 250 000 mots', '10·000_requêtes et 1·250·000_mots'],
  ['Réponse sous 24 heures, 5 réponses de 3 personnes', 'Réponse sous 24_heures, 5_réponses de 3_personnes'],
  ['20% de plus', '20_% de plus'],
  ['à 14 h 05', 'à 14_h 05'],
  ['le 12 mars 2026', 'le 12_mars 2026'],
  ['le 1er août', 'le 1er_août'],
  ['5 minutes, 3 place de Fontenoy', '5_minutes, 3_place de Fontenoy'],
  ['https://exemple.fr/a?b=c: ok', 'https://exemple.fr/a?b=c_: ok'],
  ['Voir https://exemple.fr/a?b=c ; puis', 'Voir https://exemple.fr/a?b=c·; puis'],
  ['à 12:30, ratio 4:3', 'à 12:30, ratio 4:3'],
  ['Écrire à a.b@ex.fr !', 'Écrire à a.b@ex.fr·!'],
  ['Quoi ?!', 'Quoi·?!'],
  ['Vraiment !!!', 'Vraiment·!!!'],
  ['fichier robots.txt : bloqué', 'fichier robots.txt_: bloqué'],
  ['version 1.3 : oui', 'version 1.3_: oui'],
  ['etc...', 'etc…'],
  ['Ajoutez <meta charset="utf-8"> à "tout" !', 'Ajoutez <meta charset="utf-8"> à «_tout_»·!'],
  ['Un score < 50 et "oui" > 3', 'Un score < 50 et «_oui_» > 3'],
  [
    "l'[annuaire](page:crawlers), l'**audit**, l'==IA==",
    'l’[annuaire](page:crawlers), l’**audit**, l’==IA==',
  ],
  ["l'IA d'aujourd'hui", 'l’IA d’aujourd’hui'],
  ['– une incise – ici', '–_une incise_– ici'],
  ['M. Durand', 'M._Durand'],
  ['KDD 2024', 'KDD_2024'],
  ['(vraiment ?)', '(vraiment·?)'],
  ['« Oui ? » dit-il', '«_Oui·?_» dit-⁀il'],
  ['3 points', '3_points'],
  ['3points', '3points'],
  ['L’année 2026 : rien', 'L’année 2026_: rien'],
  ['sur exemple.fr ?', 'sur exemple.fr·?'],
  ['Ibid. : agence, {site} : score', 'Ibid._: agence, {site}_: score'],
  ['Comment un moteur lit-il ? Y a-t-on accès ?', 'Comment un moteur lit-⁀il·? Y a-⁀t-⁀on accès·?'],
  ['un avant-projet, mot-clé, celle-ci', 'un avant-projet, mot-clé, celle-ci'],
  ['La ligne « Disallow: / » suit « User-agent: * »', 'La ligne «_Disallow: /_» suit «_User-agent: *_»'],
  ['Le modèle 3M et la 5G', 'Le modèle 3M et la 5G'],
]

test.each(cases)('French typography is applied: %s', (typed, set) => {
  expect(visible(frenchTypography(typed))).toBe(set)
})

test.each(cases)('a text with its typography is left unchanged: %s', typed => {
  const once = frenchTypography(typed)
  expect(frenchTypography(once)).toBe(once)
})

function visible(text: string): string {
  return text.replaceAll('\u00a0', '_').replaceAll('\u202f', '·').replaceAll('\u2060', '⁀')
}

test.each([
  ["An AI engine's answer", 'An AI engine’s answer'],
  ["Others' pages don't say", 'Others’ pages don’t say'],
  ['They write "still SEO".', 'They write “still SEO”.'],
  ['Sending...', 'Sending…'],
  ['Add <meta charset="utf-8"> to "all" pages', 'Add <meta charset="utf-8"> to “all” pages'],
  ['Read: what? Now!', 'Read: what? Now!'],
  ['within 30 days, 90-day plan, 2 pages', 'within 30_days, 90-day plan, 2 pages'],
  ['On May 7, 2025, in May 2025', 'On May_7, 2025, in May 2025'],
])('English typography is applied: %s', (typed, set) => {
  expect(visible(englishTypography(typed))).toBe(set)
  expect(englishTypography(englishTypography(typed))).toBe(englishTypography(typed))
})
