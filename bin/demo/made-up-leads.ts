import type { LeadState } from '#contracts/desk.ts'
import type { Language } from '#contracts/languages.ts'
import type { FailedCheck } from './changed-report.ts'

/** Somebody who wrote to the agency, or asked for an audit. All of them are invented, and so are their companies. */
export interface MadeUpLead {
  readonly name: string
  readonly company: string
  /** Also that of their address. */
  readonly host: string
  readonly language: Language
  readonly hoursAgo: number
  readonly state: LeadState
  /** Null for a request of an audit. */
  readonly message: string | null
  /** What each of their audits found failing, the last audit last. */
  readonly audits: readonly (readonly FailedCheck[])[]
  readonly campaign: Readonly<Record<string, string>>
  readonly quarantinedFor?: 'honeypot' | 'early-token' | 'busy-network'
  readonly note?: string
  readonly answer?: string
  /** From today; less than 0 is over. */
  readonly followUpInDays?: number
  /** What the mail server said of the receipt that it refused for good. */
  readonly refusedMail?: string
}

const website = { utm_source: 'website' }

export const leads: readonly MadeUpLead[] = [
  {
    name: 'Hélène Garrigue',
    company: 'Moulin des Tilleuls',
    host: 'moulin-des-tilleuls.example',
    language: 'fr',
    hoursAgo: 3,
    state: 'new',
    message:
      'Bonjour,\n\nNos farines anciennes sont bien placées dans Google, mais ChatGPT recommande toujours les trois mêmes minoteries. Que peut-on y faire, et en combien de temps ?',
    audits: [],
    campaign: website,
  },
  {
    name: 'Rowan Ashdown',
    company: 'Larkfield Bicycles',
    host: 'larkfield-bicycles.example',
    language: 'en',
    hoursAgo: 9,
    state: 'new',
    message: null,
    audits: [['figures-in-text', 'canonical']],
    campaign: { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'november' },
  },
  {
    name: 'Bastien Corvol',
    company: 'Brasserie du Quai Nord',
    host: 'quai-nord.example',
    language: 'fr',
    hoursAgo: 31,
    state: 'new',
    message: null,
    audits: [['quotations', 'own-titles', 'structured-data-type']],
    campaign: website,
    refusedMail: '550 5.1.1 No such mailbox',
  },
  {
    name: 'Ingrid Halden',
    company: 'Halden Optics',
    host: 'halden-optics.example',
    language: 'en',
    hoursAgo: 52,
    state: 'answered',
    message:
      'Hello,\n\nWe make lenses for telescopes. Perplexity quotes a forum from 2014 about our products. Could you audit the English pages and tell us what a fix would cost?',
    audits: [['figures-in-text', 'lists-and-tables'], ['lists-and-tables']],
    campaign: website,
    note: 'Two languages, 140 pages. The data sheets are PDFs: no text that a crawler reads.',
    answer:
      'Hello Ingrid,\n\nThank you for your message. Your audit is ready, and the data sheets are the first thing to mend. Would Thursday at 10 suit you for a call?\n\nCamille',
    followUpInDays: 0,
  },
  {
    name: 'Solène Madec',
    company: 'Ostréa Conseil',
    host: 'ostrea-conseil.example',
    language: 'fr',
    hoursAgo: 120,
    state: 'answered',
    message:
      'Nous sommes douze consultants et personne ne nous trouve dans les réponses de l’IA. Proposez-vous un accompagnement au mois ?',
    audits: [['figures-in-text', 'quotations', 'lists-and-tables'], ['quotations']],
    campaign: { utm_source: 'chatgpt.com' },
    note: 'Veut comparer avec deux autres agences. Décision fin de mois.',
    answer:
      'Bonjour Solène,\n\nMerci pour votre message. Oui : un relevé par semaine et un point par mois. Je vous envoie le détail cet après-midi.\n\nCamille',
    followUpInDays: -2,
  },
  {
    name: 'Tobias Penrose',
    company: 'Penrose & Tull',
    host: 'penrose-tull.example',
    language: 'en',
    hoursAgo: 210,
    state: 'won',
    message: 'We would like the monthly monitoring for our two sites. When can you start?',
    audits: [['canonical', 'structured-data-type'], ['canonical'], []],
    campaign: website,
    note: 'Signed. Weekly readings begin on Monday.',
    answer: 'Hello Tobias,\n\nOn Monday. You will get a link to the readings that same day.\n\nNora',
  },
  {
    name: 'Maëlle Verrière',
    company: 'Cabinet Verrière',
    host: 'cabinet-verriere.example',
    language: 'fr',
    hoursAgo: 260,
    state: 'won',
    message: null,
    audits: [['own-titles', 'figures-in-text'], ['figures-in-text']],
    campaign: { utm_source: 'website', goals: 'Être citée par Claude sur le droit rural.' },
    answer:
      'Bonjour Maëlle,\n\nVotre devis est en pièce jointe de mon message de ce matin. Nous pouvons commencer lundi.\n\nCamille',
  },
  {
    name: 'Aurélien Sablon',
    company: 'Sablon Assurances',
    host: 'sablon-assurances.example',
    language: 'fr',
    hoursAgo: 330,
    state: 'lost',
    message: 'Garantissez-vous une citation dans ChatGPT sous trente jours ?',
    audits: [['quotations', 'canonical', 'own-titles']],
    campaign: website,
    note: 'Cherche une garantie de résultat : nous n’en donnons pas.',
    answer:
      'Bonjour Aurélien,\n\nNon : personne ne peut garantir une citation. Nous pouvons mesurer ce qui l’empêche et le réparer.\n\nNora',
  },
  {
    name: 'Freya Kestrel',
    company: 'Kestrel Analytics',
    host: 'kestrel-analytics.example',
    language: 'en',
    hoursAgo: 400,
    state: 'lost',
    message: null,
    audits: [['figures-in-text', 'quotations', 'structured-data-type']],
    campaign: { utm_source: 'perplexity.ai' },
  },
  {
    name: 'Best Rankings Now',
    company: 'Best Rankings Now',
    host: 'best-rankings.example',
    language: 'en',
    hoursAgo: 14,
    state: 'new',
    message: 'We put you on top of every answer in 48 hours. Reply today for a special price.',
    audits: [],
    campaign: {},
    quarantinedFor: 'honeypot',
  },
  {
    name: 'Crédit Express',
    company: 'Crédit Express',
    host: 'credit-express.example',
    language: 'fr',
    hoursAgo: 40,
    state: 'new',
    message: 'Prêt accepté en une heure, sans justificatif. Cliquez ici.',
    audits: [],
    campaign: {},
    quarantinedFor: 'early-token',
  },
]
