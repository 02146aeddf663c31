import { signInPaths } from '#contracts/desk.ts'
import type { Language } from '#contracts/languages.ts'
import { retention } from '#contracts/retention.ts'
import type { SignIn } from '#database/desk/members.ts'
import { period } from '#language/durations.ts'
import type { MailContent, Sender } from '../mail/mail-content.ts'

/** To a member: the code that they asked for, and a link to a page where a button does the same. */
export function signInMail(
  { email, code, link }: SignIn,
  language: Language,
  { agency, origin }: Sender,
): MailContent {
  const say = words[language]
  return {
    language,
    to: { name: '', address: email },
    replyTo: { name: agency.name, address: agency.mailboxes.contact },
    subject: say.subject,
    parts: [
      say.hello,
      { facts: [[say.code, code]] },
      { link: signInAddress(origin, link, language), label: say.link },
      say.once(period(retention.signInCode, language)),
      say.notYou,
    ],
  }
}

/** The page that asks whether to sign in. */
export function signInAddress(origin: string, link: string, language: Language): string {
  return `${origin}${signInPaths[language]}?link=${link}`
}

const words = {
  fr: {
    subject: 'Votre code pour entrer au bureau',
    hello: 'Bonjour,',
    code: 'Votre code :',
    link: 'Ou entrez par ce lien',
    once: (time: string) => `Le code et le lien valent ${time}. L’un ou l’autre sert une fois.`,
    notYou:
      'Vous n’avez rien demandé ? Quelqu’un a saisi votre adresse. Sans ce code, personne n’entre : ignorez cet e-mail.',
  },
  en: {
    subject: 'Your code to open the desk',
    hello: 'Hello,',
    code: 'Your code:',
    link: 'Or sign in with this link',
    once: (time: string) => `The code and the link are good for ${time}. Either one works once.`,
    notYou:
      'Didn’t request this? Somebody entered your address. Nobody gets in without this code: ignore this email.',
  },
} as const satisfies Record<Language, unknown>
