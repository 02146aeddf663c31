import type { Language } from '#contracts/languages.ts'
import { reportPath } from '#contracts/paths.ts'
import type { Mail } from '#database/mails.ts'
import { writtenMoment } from '#language/dates.ts'
import { type Letter, mailboxOf, oneLine } from '../mail/letter.ts'
import type { Office } from '../mail/office.ts'

/** To the agency: a lead came. An answer to this mail goes to the person. */
export function noticeLetter({ lead, audit }: Mail, { agency, origin }: Office): Letter {
  const { language } = lead
  const say = words[language]
  const received = new Date(lead.receivedAt)
  const until = new Date(received.getTime() + answerTimeMs)
  return {
    language,
    to: { name: agency.name, address: audit ? agency.mailboxes.audit : agency.mailboxes.contact },
    replyTo: mailboxOf(lead),
    subject: audit ? say.askedAudit(oneLine(audit.address)) : say.wrote(oneLine(lead.name)),
    parts: [
      {
        facts: [
          [say.name, mailboxOf(lead).name || null],
          [say.email, lead.email.trim()],
          [say.phone, lead.phone],
          [say.company, lead.company],
          [say.site, audit?.address ?? null],
          [say.language, say.languageName],
          [say.received, writtenMoment(received, language)],
        ],
      },
      ...(lead.message ? [say.message, { quote: lead.message }] : []),
      ...(lead.goals ? [say.goals, { quote: lead.goals }] : []),
      ...(audit ? [{ link: origin + reportPath(audit.id, language), label: say.report }] : []),
      say.answer(oneLine(lead.email), writtenMoment(until, language)),
    ],
  }
}

/** The answer that every form promises, in milliseconds. */
const answerTimeMs = 24 * 60 * 60_000

const words = {
  fr: {
    wrote: (name: string) => `Nouveau message : ${name}`,
    askedAudit: (address: string) => `Audit demandé : ${address}`,
    name: 'Nom :',
    email: 'E-mail :',
    phone: 'Téléphone :',
    company: 'Entreprise :',
    site: 'Site à auditer :',
    language: 'Langue :',
    languageName: 'français',
    received: 'Reçu le :',
    message: 'Son message :',
    goals: 'Ce que la personne attend de l’audit :',
    report: 'Le rapport, dès qu’il est prêt',
    answer: (email: string, until: string) =>
      `Répondez à cet e-mail : votre réponse part à ${email}. Elle est promise sous 24 heures, donc avant le ${until}.`,
  },
  en: {
    wrote: (name: string) => `New message: ${name}`,
    askedAudit: (address: string) => `Audit requested: ${address}`,
    name: 'Name:',
    email: 'Email:',
    phone: 'Phone:',
    company: 'Company:',
    site: 'Site to audit:',
    language: 'Language:',
    languageName: 'English',
    received: 'Received:',
    message: 'Their message:',
    goals: 'What they expect of the audit:',
    report: 'The report, as soon as it is ready',
    answer: (email: string, until: string) =>
      `Reply to this email: your answer goes to ${email}. It is promised within 24 hours, so before ${until}.`,
  },
} as const satisfies Record<Language, unknown>
