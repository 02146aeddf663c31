import type { Sender } from '../mail/mail-content.ts'
import type { MailTransport } from '../mail/transport.ts'
import { agency } from './agency.ts'

/** Who writes mails in tests. */
export const sender: Sender = {
  agency,
  origin: 'https://www.ibid.example',
}

/** Takes every mail, and keeps none. */
export const bottomlessTransport: MailTransport = { send: async () => {} }
