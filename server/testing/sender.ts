import type { AgencyCard } from '#contracts/agency-card.ts'
import type { Sender } from '../mail/mail-content.ts'
import type { MailTransport } from '../mail/transport.ts'

export const agency: AgencyCard = {
  name: 'Ibid.',
  domain: 'ibid.example',
  mailboxes: { contact: 'contact@ibid.example', audit: 'audit@ibid.example' },
  answerHours: 24,
  timeZone: { id: 'Europe/Paris', name: { fr: 'heure de Paris', en: 'Paris time' } },
  crawler: { token: 'IbidAudit', page: 'https://ibid.example/geo-methodology' },
  siteUrl: 'https://ibid.example',
  defaultSiteUrl: 'https://ibid.example',
}

export const sender: Sender = {
  agency,
  origin: 'https://www.ibid.example',
}

export const bottomlessTransport: MailTransport = { send: async () => {} }
