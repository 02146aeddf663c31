import type { Language } from '#contracts/languages.ts'
import { auditFormPaths, ownedReportPath, reportPath, sampleReportPaths } from '#contracts/paths.ts'
import type { LeadMail, MailedAudit } from '#database/mails.ts'
import { writtenDay } from '#language/dates.ts'
import {
  type MailContent,
  type MailPart,
  mailboxWithoutName,
  type Sender,
  sharedWords,
  zonedMoment,
} from './mail-content.ts'

/**
 * To the person: their report is ready, or why there is none. Null when it was deleted in the meantime. It
 * repeats nothing that was typed, not even the address of the site.
 */
export function reportMail({ lead, audit }: LeadMail, { agency, origin }: Sender): MailContent | null {
  if (!audit) return null
  const { language } = lead
  const say = words[language]
  const shared = sharedWords[language]
  const requested = zonedMoment(lead.receivedAt, language, agency)
  const place = { language, origin, requested, timeZone: agency.timeZone.id }
  const hasFailed = audit.outcome === 'failed'
  return {
    language,
    to: mailboxWithoutName(lead),
    replyTo: { name: agency.name, address: agency.mailboxes.audit },
    subject: hasFailed ? say.failed : say.ready,
    parts: [
      shared.hello,
      ...(hasFailed ? failed(audit, place) : ready(audit, place)),
      hasFailed ? shared.question(agency.answerHours) : say.together(agency.answerHours),
      shared.signed(agency.name),
    ],
  }
}

interface Place {
  readonly language: Language
  readonly origin: string
  readonly timeZone: string
  /** When the audit was requested: tells several audits of one person apart. */
  readonly requested: string
}

function ready(audit: MailedAudit, { language, origin, requested, timeZone }: Place): readonly MailPart[] {
  const say = words[language]
  return [
    audit.points === null ? say.read(requested) : say.scored(requested, audit.points),
    // A report may lack a page or two, or the score of a language that is not read.
    audit.problem?.title[language] ?? '',
    { link: origin + reportPath(audit.id, language), label: say.open },
    say.kept(writtenDay(audit.keptUntil, language, timeZone)),
    { link: origin + ownedReportPath(audit.id, audit.ownerKey, language), label: say.own },
    { link: origin + sampleReportPaths[language], label: say.compare },
  ].filter(part => part !== '')
}

function failed(audit: MailedAudit, { language, origin, requested }: Place): readonly MailPart[] {
  const say = words[language]
  return [
    say.notRead(requested),
    audit.problem?.title[language] ?? '',
    audit.problem?.mend[language] ?? '',
    { link: origin + reportPath(audit.id, language), label: say.seen },
    { link: origin + auditFormPaths[language], label: say.again },
    { link: origin + sampleReportPaths[language], label: say.sample },
  ].filter(part => part !== '')
}

const words = {
  fr: {
    ready: 'Votre rapport d’audit est prêt',
    failed: 'Votre audit n’a pas abouti',
    scored: (time: string, points: number) =>
      `L’audit demandé le ${time} est terminé. La note GEO du site est de ${points} sur 100. Le rapport dit pourquoi, preuves à l’appui, et par quoi commencer.`,
    read: (time: string) =>
      `L’audit demandé le ${time} est terminé. Le rapport dit ce que nous avons vu, preuves à l’appui.`,
    open: 'Ouvrir le rapport',
    kept: (date: string) =>
      `Ce lien n’est publié nulle part : toute personne qui le reçoit peut lire le rapport. Nous le gardons jusqu’au ${date}.`,
    own: 'Votre lien privé, pour supprimer le rapport (ne le partagez pas)',
    compare: 'Pour comparer : le rapport de notre propre site',
    notRead: (time: string) => `Nous n’avons pas pu lire le site dont l’audit a été demandé le ${time}.`,
    seen: 'Voir ce qui s’est passé',
    again: 'Demander un nouvel audit',
    sample: 'Voir ce que donne un audit : le rapport de notre site',
    together: (hours: number) =>
      `Trente minutes gratuites pour lire ce rapport ensemble ? Répondez à cet e-mail avec deux créneaux : nous répondons sous ${hours} heures.`,
  },
  en: {
    ready: 'Your audit report is ready',
    failed: 'Your audit could not be completed',
    scored: (time: string, points: number) =>
      `The audit requested on ${time} is complete. The GEO score of the site is ${points} out of 100. The report says why, with the evidence, and where to begin.`,
    read: (time: string) =>
      `The audit requested on ${time} is complete. The report says what we saw, with the evidence.`,
    open: 'Open the report',
    kept: (date: string) =>
      `The link is not published anywhere: anyone who receives it can read the report. We keep it until ${date}.`,
    own: 'Your private link, to delete the report (do not share it)',
    compare: 'To compare it with: the report on our own site',
    notRead: (time: string) => `We could not read the site whose audit was requested on ${time}.`,
    seen: 'See what happened',
    again: 'Request another audit',
    sample: 'See what an audit gives: the report on our own site',
    together: (hours: number) =>
      `Thirty free minutes to go through this report together? Reply to this email with two times that suit you: we answer within ${hours} hours.`,
  },
} as const satisfies Record<Language, unknown>
