import type { PageRole, PageSummary, RobotReading } from '#contracts/audit-report.ts'
import { site } from './findings.ts'

type Row = readonly [path: string, role: PageRole, title: string, words: number, points: number]

const rows: readonly Row[] = [
  ['/', 'home', 'Cabinet Lumière, expert-comptable à Lyon', 412, 51],
  ['/honoraires', 'service', 'Nos honoraires', 268, 44],
  ['/paie', 'service', 'Externaliser la paie', 640, 58],
  ['/creation', 'service', 'Créer son entreprise', 711, 60],
  ['/questions', 'faq', 'Questions fréquentes', 1180, 79],
  ['/equipe', 'about', 'L’équipe', 350, 66],
  ['/pourquoi-nous', 'about', 'Pourquoi nous choisir', 305, 42],
  ['/blog/facture-electronique', 'article', 'Facture électronique : ce qui change', 1460, 68],
  ['/blog/tva-2026', 'article', 'TVA : le calendrier', 980, 63],
  ['/blog/bulletin-de-paie', 'article', 'Lire un bulletin de paie', 1110, 62],
  ['/contact', 'other', 'Nous écrire', 140, 55],
]

export const pages: readonly PageSummary[] = [
  ...rows.map(([path, role, title, words, points]) => ({
    address: `${site}${path}`,
    role,
    title,
    language: 'fr',
    words,
    points,
    problem: null,
  })),
  {
    address: `${site}/simulateur/charges-sociales-des-travailleurs-independants-et-des-dirigeants-assimiles-salaries`,
    role: 'other',
    title: '',
    language: null,
    words: 0,
    points: null,
    problem: { fr: 'La page a répondu 503.', en: 'The page answered 503.' },
  },
]

export const reading: RobotReading = {
  address: `${site}/honoraires`,
  segments: [
    { kind: 'skipped', text: 'Accueil Missions Honoraires Équipe Blog Contact' },
    { kind: 'text', text: 'Nos honoraires' },
    {
      kind: 'text',
      text: 'Vous cherchez un expert-comptable à votre écoute ? Depuis 1998 notre équipe met l’humain au centre.',
    },
    {
      kind: 'citable',
      text: 'Nos lettres de mission sont à prix fixe : le montant annuel est écrit avant le début du travail et ne change pas en cours d’année, sauf si votre effectif passe un seuil convenu.',
    },
    { kind: 'skipped', text: 'Demander un devis' },
    { kind: 'text', text: 'Une question ? Appelez-nous, nous rappelons dans la journée.' },
  ],
}
