import { expect, test } from 'vitest'
import { securityText } from './security.ts'

test('security.txt says whom to write to, for less than a year', () => {
  const text = securityText({
    mailbox: 'contact@ibid.example',
    siteUrl: 'https://ibid.example',
    today: new Date('2026-11-21T15:00:00Z'),
  })
  expect(text).toBe(`Contact: mailto:contact@ibid.example
Expires: 2027-11-16T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: https://ibid.example/.well-known/security.txt
`)
})
