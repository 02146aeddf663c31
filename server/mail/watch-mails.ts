import { placesShown } from '#contracts/addresses/shown-address.ts'
import { sitePath } from '#contracts/desk.ts'
import type { Bilingual, Language } from '#contracts/languages.ts'
import { reportPath, watchPath } from '#contracts/paths.ts'
import { verdictWords } from '#contracts/report-words.ts'
import { retention } from '#contracts/retention.ts'
import type { ChangedLines, Mend, SiteChange } from '#contracts/watched-sites.ts'
import type { ChangeMail, ConfirmationMail } from '#database/mails.ts'
import { period } from '#language/durations.ts'
import { colon } from '#language/typography.ts'
import { issueWatchKey } from '../forms/form-token.ts'
import {
  type MailContent,
  type MailPart,
  mailboxWithoutName,
  oneLine,
  type Sender,
  sharedWords,
} from './mail-content.ts'

/**
 * To the owner of an address: do they want to be told when a report changes? It repeats nothing of the
 * report, since anyone may have given the address.
 */
export function confirmationMail(
  { watcher }: ConfirmationMail,
  { agency, origin }: Sender,
  formSecret: Buffer,
): MailContent {
  const { language } = watcher
  const say = words[language]
  const shared = sharedWords[language]
  return {
    language,
    to: mailboxWithoutName(watcher),
    replyTo: { name: agency.name, address: agency.mailboxes.audit },
    subject: say.confirm,
    parts: [
      shared.hello,
      say.asked,
      { link: origin + watchPath(issueWatchKey(formSecret, watcher.id), language), label: say.open },
      say.until,
      say.notYou,
      shared.signed(agency.name),
    ],
  }
}

/** To a watcher, or to the agency about a site of a client: what a reading lost, and the line to mend. */
export function changeMail(
  { watcher, reading }: ChangeMail,
  { agency, origin }: Sender,
  formSecret: Buffer,
): MailContent {
  const { language } = watcher ?? reading
  const say = words[language]
  const shared = sharedWords[language]
  const { auditId, siteId, client, changes } = reading
  const site = oneLine(new URL(reading.address).hostname)
  const told = changes.slice(0, changesMax)
  const end = watcher && origin + watchPath(issueWatchKey(formSecret, watcher.id), language)
  const mailbox = { name: agency.name, address: agency.mailboxes.audit }
  return {
    language,
    to: watcher ? mailboxWithoutName(watcher) : mailbox,
    replyTo: mailbox,
    subject: `${site}${colon[language]} ${subjectOf(changes, language)}`,
    parts: [
      ...(watcher
        ? [shared.hello]
        : [
            {
              facts: [
                [say.client, client],
                [say.site, reading.address],
              ] as const,
            },
          ]),
      say.seen(site),
      ...told.flatMap(change => partsOf(change, language)),
      ...(changes.length > told.length ? [say.more(changes.length - told.length)] : []),
      { link: origin + reportPath(auditId, language), label: say.report },
      ...(end
        ? [say.why, { link: end, label: say.end }, shared.signed(agency.name)]
        : [{ link: origin + sitePath(siteId, language), label: say.desk }]),
    ],
    ...(end && { endAddress: end }),
  }
}

/** More are in the report. */
const changesMax = 12

/** What weighs most, in a few words. */
function subjectOf(changes: readonly SiteChange[], language: Language): string {
  const { subjects } = words[language]
  const kinds = new Set(changes.map(({ kind }) => kind))
  const heaviest = (['unread', 'gate', 'robots', 'check'] as const).find(kind => kinds.has(kind)) ?? 'check'
  return subjects[heaviest]
}

function partsOf(change: SiteChange, language: Language): readonly MailPart[] {
  const say = words[language]
  const told = (text: Bilingual) => text[language]
  switch (change.kind) {
    case 'unread':
      return [told(change.problem.title), told(change.problem.mend)]
    case 'gate':
      return [
        say.gate(told(change.name), change.engines.join(', ')),
        told(change.sentence),
        ...seen(change.evidence, language),
        ...mended(change.mend, language),
      ]
    case 'check':
      return [
        say.check(told(change.name), told(verdictWords[change.before]), told(verdictWords[change.after])),
        told(change.sentence),
        ...seen(change.evidence, language),
        ...mended(change.mend, language),
      ]
    case 'robots':
      return [
        change.crawlers.length === 0 ? say.robotsAlone : say.robots,
        ...change.crawlers.map(({ name, before, after, decidedBy }) => ({
          code: `${name}: ${say.rules[before]} → ${say.rules[after]}${decidedBy ? `\n${placesShown([decidedBy], language)}` : ''}`,
        })),
        ...(change.lines ? linesOf(change.lines, language) : []),
      ]
  }
}

function linesOf({ shown, more }: ChangedLines, language: Language): readonly MailPart[] {
  const say = words[language].lines
  if (shown.length === 0) return [more > 0 ? say.anew : say.none]
  const lines = shown.map(({ change, number, text, closesTo }) => {
    const line = `${change === 'added' ? '+' : '-'} ${number}: ${text}`
    return closesTo.length > 0 ? `${line}   ← ${say.blocks(closesTo.join(', '))}` : line
  })
  return [
    say.told,
    { code: lines.join('\n') },
    ...(more > 0 ? [say.more(more)] : []),
    ...(shown.some(({ closesTo }) => closesTo.length > 0) ? [say.mend] : []),
  ]
}

function seen(
  evidence: Extract<SiteChange, { kind: 'gate' }>['evidence'],
  language: Language,
): readonly MailPart[] {
  if (!evidence) return []
  const place = `${evidence.address} (${placesShown([evidence.where], language)})`
  return [{ code: [place, evidence.quote].filter(Boolean).join('\n') }]
}

function mended(mend: Mend | null, language: Language): readonly MailPart[] {
  if (!mend) return []
  const say = words[language]
  const { patch } = mend
  const lines = patch && [
    patch.place,
    ...patch.removed.split('\n').flatMap(line => (line ? [`- ${line}`] : [])),
    ...patch.added.split('\n').flatMap(line => (line ? [`+ ${line}`] : [])),
  ]
  return [`${say.mend} ${mend.action[language]}`, ...(lines ? [{ code: lines.join('\n') }] : [])]
}

const words = {
  fr: {
    confirm: 'Voulez-vous une alerte quand ce rapport change ?',
    asked:
      'Quelqu’un a donné votre adresse sous un rapport d’audit de notre site, pour recevoir une alerte quand il change. Si c’est vous, confirmez par le bouton de cette page :',
    open: 'Confirmer, ou voir de quel site il s’agit',
    until: `Une fois confirmé : nous relisons ce site chaque mois pendant ${period(retention.watch, 'fr')}, et n’écrivons que si un moteur n’y accède plus, si un contrôle recule ou si robots.txt change.`,
    notYou: `Ce n’est pas vous ? Ne faites rien : sans confirmation, votre adresse est effacée au bout de ${period(retention.watchRequest, 'fr')}.`,
    client: 'Client :',
    site: 'Site :',
    seen: (site: string) =>
      `Voici ce que la dernière lecture de ${site} a trouvé de moins bon, ou de différent.`,
    subjects: {
      unread: 'le site ne se lit plus',
      gate: 'une porte s’est fermée',
      robots: 'robots.txt a changé',
      check: 'un contrôle recule',
    },
    gate: (name: string, engines: string) => `Porte fermée à ${engines} : « ${name} ».`,
    check: (name: string, before: string, after: string) =>
      `« ${name} » : ${before} avant, ${after} maintenant.`,
    robots: 'robots.txt a changé. Ces robots n’y ont plus la même règle :',
    robotsAlone: 'robots.txt a changé. La règle des robots que nous suivons reste la même.',
    rules: { allowed: 'autorisé', blocked: 'interdit', 'no-rule': 'sans règle' },
    lines: {
      told: 'Lignes retirées (-) et ajoutées (+), avec leur numéro :',
      blocks: (crawlers: string) => `interdit à ${crawlers}`,
      more: (count: number) => `${count} de plus ont changé.`,
      mend: 'Si ce n’est pas voulu, la ligne à corriger est celle que montre une flèche.',
      anew: 'Le fichier est réécrit presque en entier : relisez-le.',
      none: 'Son texte est le même, ligne pour ligne : seuls des octets invisibles diffèrent.',
    },
    mend: 'À corriger :',
    more: (count: number) => `Le rapport en donne ${count} de plus.`,
    report: 'Lire le rapport',
    desk: 'Voir ce site au bureau',
    why: 'Vous recevez cet e-mail parce que vous l’avez demandé et confirmé.',
    end: 'Ne plus recevoir d’alerte',
  },
  en: {
    confirm: 'Do you want an alert when this report changes?',
    asked:
      'Someone left your address under an audit report on our site, to get an alert when it changes. If it was you, confirm with the button on this page:',
    open: 'Confirm, or see which site it is',
    until: `Once you confirm, we read that site again every month for ${period(retention.watch, 'en')}, and write only if an engine loses access, a check gets worse or robots.txt changes.`,
    notYou: `Not you? Do nothing: if you do not confirm, your address is erased after ${period(retention.watchRequest, 'en')}.`,
    client: 'Client:',
    site: 'Site:',
    seen: (site: string) => `This is what the last reading of ${site} found worse, or different.`,
    subjects: {
      unread: 'the site can no longer be read',
      gate: 'a gate has closed',
      robots: 'robots.txt has changed',
      check: 'a check has got worse',
    },
    gate: (name: string, engines: string) => `Gate closed to ${engines}: “${name}”.`,
    check: (name: string, before: string, after: string) => `“${name}”: ${before} before, ${after} now.`,
    robots: 'robots.txt has changed. These crawlers no longer have the same rule:',
    robotsAlone: 'robots.txt has changed. The crawlers we follow keep the same rule.',
    rules: { allowed: 'allowed', blocked: 'blocked', 'no-rule': 'no rule' },
    lines: {
      told: 'Lines taken out (-) and put in (+), with their number:',
      blocks: (crawlers: string) => `blocks ${crawlers}`,
      more: (count: number) => `${count} more have changed.`,
      mend: 'If that was not intended, the line to fix is the one an arrow points to.',
      anew: 'The file was rewritten almost entirely: read it again.',
      none: 'Its text is the same line for line: only invisible bytes differ.',
    },
    mend: 'To fix:',
    more: (count: number) => `The report has ${count} more.`,
    report: 'Read the report',
    desk: 'See this site at the desk',
    why: 'You receive this email because you asked for it and confirmed.',
    end: 'Stop these alerts',
  },
} as const satisfies Record<Language, unknown>
