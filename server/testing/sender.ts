import type { Sender } from '../mail/mail-content.ts'
import type { MailTransport } from '../mail/transport.ts'
import { agency } from './agency.ts'

export const sender: Sender = {
  agency,
  origin: 'https://www.ibid.example',
}

export const bottomlessTransport: MailTransport = { send: async () => {} }
