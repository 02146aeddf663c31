import type { LeadState } from '#contracts/desk.ts'
import type { Bilingual, Language } from '#contracts/languages.ts'
import type { ExportedLead } from '#database/desk/leads.ts'
import { csvTable } from '#language/csv.ts'

/** Leads as a file for a spreadsheet: one row each. */
export function leadsTable(leads: readonly ExportedLead[], language: Language): string {
  const rows = leads.map(lead => [
    lead.receivedAt,
    lead.isQuarantined ? quarantine[language] : states[lead.state][language],
    lead.name,
    lead.email,
    lead.phone ?? '',
    lead.company ?? '',
    lead.site ?? '',
    lead.message ?? '',
    lead.language,
    lead.owner ?? '',
    lead.followUpOn ?? '',
    Object.entries(lead.campaign)
      .map(([name, value]) => `${name}=${value ?? ''}`)
      .join(' '),
  ])
  return csvTable([columns.map(column => column[language]), ...rows], language)
}

const columns: readonly Bilingual[] = [
  { fr: 'Reçu le', en: 'Received' },
  { fr: 'État', en: 'State' },
  { fr: 'Nom', en: 'Name' },
  { fr: 'E-mail', en: 'Email' },
  { fr: 'Téléphone', en: 'Phone' },
  { fr: 'Entreprise', en: 'Company' },
  { fr: 'Site', en: 'Site' },
  { fr: 'Message', en: 'Message' },
  { fr: 'Langue', en: 'Language' },
  { fr: 'Suivi par', en: 'Owner' },
  { fr: 'À relancer le', en: 'Follow up on' },
  { fr: 'Campagne', en: 'Campaign' },
]

const states: Readonly<Record<LeadState, Bilingual>> = {
  new: { fr: 'nouveau', en: 'new' },
  answered: { fr: 'répondu', en: 'answered' },
  won: { fr: 'gagné', en: 'won' },
  lost: { fr: 'perdu', en: 'lost' },
}
const quarantine: Bilingual = { fr: 'quarantaine', en: 'quarantine' }
