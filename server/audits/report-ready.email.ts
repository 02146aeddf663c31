import { ownedReportPath, reportPath } from '#contracts/calls.ts'
import type { Language } from '#contracts/languages.ts'
import { auditFormPaths } from '#contracts/paths.ts'
import type { Mail, MailedAudit } from '#database/mails.ts'
import { day } from '../mail/dates.ts'
import { type Letter, type LetterPart, mailboxOf, oneLine } from '../mail/letter.ts'
import type { Office } from '../mail/office.ts'

/** To the person: their report is ready, or why there is none. Null when it was deleted in the meantime. */
export function reportLetter({ lead, audit }: Mail, { agency, origin }: Office): Letter | null {
  if (!audit) return null
  const { language } = lead
  const say = words[language]
  const address = oneLine(audit.address)
  const ending = audit.problem ? failed(audit, { language, origin }) : ready(audit, { language, origin })
  return {
    language,
    to: mailboxOf(lead),
    replyTo: { name: agency.name, address: agency.mailboxes.audit },
    subject: audit.problem ? say.failed(address) : say.ready(address),
    parts: [say.hello, ...ending, say.question, say.signed(agency.name)],
  }
}

interface Place {
  readonly language: Language
  readonly origin: string
}

function ready(audit: MailedAudit, { language, origin }: Place): readonly LetterPart[] {
  const say = words[language]
  const address = oneLine(audit.address)
  return [
    audit.points === null ? say.read(address) : say.scored(address, audit.points),
    { link: origin + reportPath(audit.id, language), label: say.open },
    say.kept(day(new Date(audit.keptUntil), language)),
    { link: origin + ownedReportPath(audit.id, audit.ownerKey, language), label: say.own },
  ]
}

function failed(audit: MailedAudit, { language, origin }: Place): readonly LetterPart[] {
  const say = words[language]
  return [
    say.notRead(oneLine(audit.address)),
    audit.problem?.title[language] ?? '',
    audit.problem?.mend[language] ?? '',
    { link: origin + reportPath(audit.id, language), label: say.seen },
    { link: origin + auditFormPaths[language], label: say.again },
  ].filter(part => part !== '')
}

const words = {
  fr: {
    ready: (address: string) => `Votre rapport est prêt : ${address}`,
    failed: (address: string) => `Votre audit n’a pas abouti : ${address}`,
    hello: 'Bonjour,',
    scored: (address: string, points: number) =>
      `Nous avons lu le site ${address}. Son score GEO est de ${points} sur 100. Le rapport dit pourquoi, preuves à l’appui, et par quoi commencer.`,
    read: (address: string) =>
      `Nous avons lu le site ${address}. Le rapport dit ce que nous avons vu, preuves à l’appui.`,
    open: 'Ouvrir le rapport',
    kept: (date: string) =>
      `Son adresse n’est indiquée nulle part ailleurs : qui l’a peut le lire. Nous le gardons jusqu’au ${date}.`,
    own: 'Ouvrir le rapport avec le droit de le supprimer (à ne pas partager)',
    notRead: (address: string) => `Nous n’avons pas pu lire le site ${address}.`,
    seen: 'Voir ce qui s’est passé',
    again: 'Demander un nouvel audit',
    question: 'Une question ? Répondez à cet e-mail : nous répondons sous 24 heures.',
    signed: (agency: string) => `L’équipe ${agency}`,
  },
  en: {
    ready: (address: string) => `Your report is ready: ${address}`,
    failed: (address: string) => `Your audit could not be completed: ${address}`,
    hello: 'Hello,',
    scored: (address: string, points: number) =>
      `We read ${address}. Its GEO score is ${points} out of 100. The report says why, with the evidence, and where to begin.`,
    read: (address: string) => `We read ${address}. The report says what we saw, with the evidence.`,
    open: 'Open the report',
    kept: (date: string) =>
      `Its address stands nowhere else: whoever has it can read the report. We keep it until ${date}.`,
    own: 'Open the report with the right to delete it (not to be shared)',
    notRead: (address: string) => `We could not read ${address}.`,
    seen: 'See what happened',
    again: 'Request another audit',
    question: 'A question? Reply to this email: we answer within 24 hours.',
    signed: (agency: string) => `The ${agency} team`,
  },
} as const satisfies Record<Language, unknown>
