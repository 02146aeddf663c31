import type { Sender } from '../mail/mail-content.ts'
import type { MailTransport } from '../mail/transport.ts'

/** Who writes mails in tests. */
export const sender: Sender = {
  agency: {
    name: 'Ibid.',
    domain: 'ibid.example',
    mailboxes: { contact: 'contact@ibid.example', audit: 'audit@ibid.example' },
  },
  origin: 'https://www.ibid.example',
}

/** Takes every mail, and keeps none. */
export const bottomlessTransport: MailTransport = { send: async () => {} }
