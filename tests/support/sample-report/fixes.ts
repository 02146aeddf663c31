import type { Fix } from '#contracts/audit-report.ts'
import { site } from './findings.ts'

/** Best first, as the engine orders them. */
export const fixes: readonly Fix[] = [
  {
    check: 'answer-first',
    title: {
      fr: 'Placer la réponse dans les deux premières phrases',
      en: 'Put the answer in the first two sentences',
    },
    action: {
      fr: '9 pages sur 12 ouvrent sur une accroche. Remplacez-la par une réponse complète à la question du titre, en 40 à 60 mots.',
      en: '9 pages of 12 open on a hook. Replace it with a full answer to the heading’s question, in 40 to 60 words.',
    },
    points: 7.4,
    effort: 'medium',
    horizonDays: 60,
    pages: ['/', '/honoraires', '/paie', '/creation', '/pourquoi-nous'].map(path => `${site}${path}`),
    patch: {
      place: '/honoraires, <main> p:first-of-type',
      removed: 'Vous cherchez un expert-comptable à votre écoute ?',
      added:
        'Une mission comptable pour une PME de 5 salariés coûte de 180 à 320 € HT par mois. Le prix dépend du volume de factures et du nombre de bulletins.',
    },
  },
  {
    check: 'sourced-claims',
    title: { fr: 'Donner une source à chaque chiffre', en: 'Give every figure its source' },
    action: {
      fr: '16 chiffres, 2 sources. Citez l’étude, l’année et le lien dans la même phrase que le chiffre.',
      en: '16 figures, 2 sources. Name the study, the year and the link in the same sentence as the figure.',
    },
    points: 4.4,
    effort: 'medium',
    horizonDays: 60,
    pages: [`${site}/pourquoi-nous`, `${site}/`],
    patch: null,
  },
  {
    check: 'search-agents-allowed',
    title: { fr: 'Ouvrir robots.txt à MistralAI-Index', en: 'Open robots.txt to MistralAI-Index' },
    action: {
      fr: 'Votre robots.txt le bloque : vos pages ne peuvent pas être citées par Le Chat. Ajoutez un groupe à son nom.',
      en: 'Your robots.txt blocks it: your pages cannot be cited by Le Chat. Add a group in its name.',
    },
    points: 1.8,
    effort: 'low',
    horizonDays: 30,
    pages: [],
    patch: {
      place: '/robots.txt',
      removed: 'User-agent: MistralAI-Index\nDisallow: /',
      added: 'User-agent: MistralAI-Index\nDisallow: /espace-client/\nAllow: /',
    },
  },
  {
    check: 'text-without-script',
    title: { fr: 'Écrire le tableau des prix en HTML', en: 'Write the price table in HTML' },
    action: {
      fr: 'Le tableau de /honoraires est dessiné par un script. Servez-le dans la page.',
      en: 'The table on /honoraires is drawn by a script. Serve it in the page.',
    },
    points: 2.4,
    effort: 'medium',
    horizonDays: 30,
    pages: [`${site}/honoraires`],
    patch: null,
  },
  {
    check: 'visible-date',
    title: { fr: 'Dater les pages', en: 'Date the pages' },
    action: {
      fr: 'Écrivez « Mis à jour le … » en tête des 8 pages qui n’ont pas de date, et la même date dans les données structurées.',
      en: 'Write “Updated on …” at the top of the 8 pages without a date, and the same date in the structured data.',
    },
    points: 2.2,
    effort: 'low',
    horizonDays: 30,
    pages: [],
    patch: null,
  },
  {
    check: 'figures-in-text',
    title: { fr: 'Ajouter des chiffres vérifiables', en: 'Add figures that can be checked' },
    action: {
      fr: 'Donnez, pour chaque affirmation importante, le chiffre que vous pouvez prouver. N’inventez rien.',
      en: 'For each important claim, give the figure that you can prove. Invent nothing.',
    },
    points: 2.6,
    effort: 'high',
    horizonDays: 90,
    pages: [],
    patch: null,
  },
]
