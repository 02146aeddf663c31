import type { Office } from '../mail/office.ts'
import type { Postbox } from '../mail/postbox.ts'

/** Who writes letters in tests. */
export const office: Office = {
  agency: {
    name: 'Ibid.',
    domain: 'ibid.example',
    mailboxes: { contact: 'contact@ibid.example', audit: 'audit@ibid.example' },
  },
  origin: 'https://www.ibid.example',
}

/** Takes every letter, and keeps none. */
export const bottomlessPostbox: Postbox = { post: async () => {} }
