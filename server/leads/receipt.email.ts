import { reportPath } from '#contracts/calls.ts'
import type { Language } from '#contracts/languages.ts'
import type { Mail } from '#database/mails.ts'
import { type Letter, mailboxOf, oneLine } from '../mail/letter.ts'
import type { Office } from '../mail/office.ts'

/** To the person: what was received, and when they will hear from us. */
export function receiptLetter({ lead, audit }: Mail, { agency, origin }: Office): Letter {
  const { language } = lead
  const say = words[language]
  return {
    language,
    to: mailboxOf(lead),
    replyTo: {
      name: agency.name,
      address: audit ? agency.mailboxes.audit : agency.mailboxes.contact,
    },
    subject: audit ? say.auditBegins(oneLine(audit.address)) : say.received,
    parts: [
      say.hello,
      ...(audit
        ? [
            say.auditReceived(oneLine(audit.address)),
            { link: origin + reportPath(audit.id, language), label: say.follow },
            ...(lead.goals ? [say.goals, { quote: lead.goals }] : []),
          ]
        : [say.messageReceived, ...(lead.message ? [say.message, { quote: lead.message }] : [])]),
      audit ? say.question : say.more,
      say.notYou,
      say.signed(agency.name),
    ],
  }
}

const words = {
  fr: {
    received: 'Nous avons bien reçu votre message',
    auditBegins: (address: string) => `Votre demande d’audit : ${address}`,
    hello: 'Bonjour,',
    messageReceived: 'Votre message nous est parvenu. Nous vous répondons sous 24 heures.',
    message: 'Le voici, tel que nous l’avons reçu :',
    auditReceived: (address: string) =>
      `Nous avons bien reçu votre demande d’audit pour le site ${address}. La lecture prend quelques minutes. Un second e-mail vous donnera le lien du rapport dès qu’il sera prêt.`,
    follow: 'Suivre l’audit',
    goals: 'Ce que vous attendez de l’audit, tel que nous l’avons reçu :',
    more: 'Quelque chose à ajouter ? Répondez à cet e-mail.',
    question: 'Une question ? Répondez à cet e-mail : nous répondons sous 24 heures.',
    notYou:
      'Vous n’avez rien demandé ? Quelqu’un a sans doute saisi votre adresse par erreur. Ignorez cet e-mail, ou répondez-y : nous effacerons tout.',
    signed: (agency: string) => `L’équipe ${agency}`,
  },
  en: {
    received: 'We received your message',
    auditBegins: (address: string) => `Your audit request: ${address}`,
    hello: 'Hello,',
    messageReceived: 'Your message reached us. We will answer within 24 hours.',
    message: 'Here it is, as we received it:',
    auditReceived: (address: string) =>
      `We received your request to audit the site ${address}. Reading the site takes a few minutes. A second email will bring the link to your report as soon as it is ready.`,
    follow: 'Follow the audit',
    goals: 'What you expect of the audit, as we received it:',
    more: 'Something to add? Reply to this email.',
    question: 'A question? Reply to this email: we answer within 24 hours.',
    notYou:
      'You asked for nothing? Someone probably entered your address by mistake. Ignore this email, or reply to it and we will erase everything.',
    signed: (agency: string) => `The ${agency} team`,
  },
} as const satisfies Record<Language, unknown>
