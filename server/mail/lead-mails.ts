import { claimedMinutes } from '#audit/limits.ts'
import type { Language } from '#contracts/languages.ts'
import { reportPath, sampleReportPaths } from '#contracts/paths.ts'
import type { LeadMail } from '#database/mails.ts'
import { writtenMoment } from '#language/dates.ts'
import {
  type MailContent,
  mailboxOf,
  mailboxWithoutName,
  oneLine,
  type Sender,
  sharedWords,
  zonedMoment,
} from './mail-content.ts'

/** To the agency: there is a new lead. A reply to this mail goes to the person. */
export function noticeMail({ lead, audit }: LeadMail, { agency, origin }: Sender): MailContent {
  const { language } = lead
  const say = noticeWords[language]
  const received = new Date(lead.receivedAt)
  const tell = (moment: Date) => writtenMoment(moment, language, agency.timeZone.id)
  const until = new Date(received.getTime() + agency.answerHours * 3_600_000)
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
          [say.received, tell(received)],
        ],
      },
      ...(lead.message ? [say.message, { quote: lead.message }] : []),
      ...(lead.goals ? [say.goals, { quote: lead.goals }] : []),
      ...(audit ? [{ link: origin + reportPath(audit.id, language), label: say.report }] : []),
      say.answer(oneLine(lead.email), agency.answerHours, tell(until)),
    ],
  }
}

/**
 * To the person: the message or request was received, and when they will hear from us. It repeats nothing
 * that was typed.
 */
export function receiptMail({ lead, audit }: LeadMail, { agency, origin }: Sender): MailContent {
  const { language } = lead
  const say = receiptWords[language]
  const shared = sharedWords[language]
  const received = zonedMoment(lead.receivedAt, language, agency)
  return {
    language,
    to: mailboxWithoutName(lead),
    replyTo: {
      name: agency.name,
      address: audit ? agency.mailboxes.audit : agency.mailboxes.contact,
    },
    subject: audit ? say.auditBegins : say.received,
    parts: [
      shared.hello,
      ...(audit
        ? [
            say.auditReceived(received),
            { link: origin + reportPath(audit.id, language), label: say.follow },
            { link: origin + sampleReportPaths[language], label: say.sample },
            shared.question(agency.answerHours),
          ]
        : [say.messageReceived(received, agency.answerHours), say.more]),
      say.notRepeated,
      say.notYou,
      shared.signed(agency.name),
    ],
  }
}

/** To the person: what a member of the agency wrote to them, in their own words and no others. */
export function answerMail({ lead, audit, text }: LeadMail, { agency }: Sender): MailContent {
  const mailbox = audit ? agency.mailboxes.audit : agency.mailboxes.contact
  return {
    language: lead.language,
    to: mailboxWithoutName(lead),
    replyTo: { name: agency.name, address: mailbox },
    subject: answerSubjects[lead.language](agency.name, audit !== null),
    parts: [{ letter: text ?? '' }],
  }
}

const noticeWords = {
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
    answer: (email: string, hours: number, until: string) =>
      `Répondez à cet e-mail : votre réponse part à ${email}. Elle est promise sous ${hours} heures, donc avant le ${until}.`,
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
    goals: 'What they expect from the audit:',
    report: 'The report, as soon as it is ready',
    answer: (email: string, hours: number, until: string) =>
      `Reply to this email: your answer goes to ${email}. It is promised within ${hours} hours, so before ${until}.`,
  },
} as const satisfies Record<Language, unknown>

const receiptWords = {
  fr: {
    received: 'Nous avons bien reçu votre message',
    auditBegins: 'Nous avons bien reçu votre demande d’audit',
    messageReceived: (time: string, hours: number) =>
      `Votre message du ${time} nous est parvenu. Nous vous répondons sous ${hours} heures.`,
    auditReceived: (time: string) =>
      `Votre demande d’audit du ${time} nous est parvenue. Le plus souvent, le rapport est prêt en ${claimedMinutes} minutes : un second e-mail vous en donnera le lien.`,
    follow: 'Suivre l’audit',
    sample: 'En attendant, un rapport complet : celui de notre site',
    more: 'Quelque chose à ajouter ? Répondez à cet e-mail.',
    notRepeated:
      'Par précaution, nous ne recopions rien ici de ce qui a été saisi : n’importe qui peut donner votre adresse dans un formulaire.',
    notYou:
      'Vous n’êtes pas à l’origine de cette demande ? Quelqu’un a sans doute saisi votre adresse par erreur. Ignorez cet e-mail, ou répondez-y : nous effacerons tout.',
  },
  en: {
    received: 'We received your message',
    auditBegins: 'We received your audit request',
    messageReceived: (time: string, hours: number) =>
      `Your message of ${time} reached us. We will answer within ${hours} hours.`,
    auditReceived: (time: string) =>
      `Your audit request of ${time} reached us. The report is usually ready within ${claimedMinutes} minutes: a second email will bring the link to it.`,
    follow: 'Follow the audit',
    sample: 'Meanwhile, a complete report: the one on our own site',
    more: 'Something to add? Reply to this email.',
    notRepeated:
      'As a precaution, we repeat nothing here of what was typed: anyone can enter your address in a form.',
    notYou:
      'Didn’t request this? Someone probably entered your address by mistake. Ignore this email, or reply to it and we will erase everything.',
  },
} as const satisfies Record<Language, unknown>

const answerSubjects: Readonly<Record<Language, (agency: string, isAudit: boolean) => string>> = {
  fr: (agency, isAudit) =>
    isAudit
      ? `Votre audit : la réponse de l’équipe ${agency}`
      : `Votre message : la réponse de l’équipe ${agency}`,
  en: (agency, isAudit) =>
    isAudit
      ? `Your audit: an answer from the ${agency} team`
      : `Your message: an answer from the ${agency} team`,
}
