import { expect, test } from 'vitest'
import { refuseOtherAddress, refuseRoleAlone, refuseUnsandboxedBrowser } from './start-error.ts'

const browser = { auditBrowser: '/usr/bin/chromium', auditBrowserUnsandboxed: false }

test('as root, a browser for pages of strangers is refused unless its missing sandbox was accepted', () => {
  expect(() => refuseUnsandboxedBrowser(browser, 0)).toThrow('AUDIT_BROWSER_UNSANDBOXED=yes')
  expect(() => refuseUnsandboxedBrowser({ ...browser, auditBrowserUnsandboxed: true }, 0)).not.toThrow()
})

test('another user, or a server without a browser, starts', () => {
  expect(() => refuseUnsandboxedBrowser(browser, 1000)).not.toThrow()
  expect(() => refuseUnsandboxedBrowser({ ...browser, auditBrowser: null }, 0)).not.toThrow()
})

test('a web process or a worker is refused without the settings that connect it to the other', () => {
  const alone = { role: 'worker', databaseUrl: null, siteUrl: null } as const
  expect(() => refuseRoleAlone(alone)).toThrow(
    'ROLE=worker shares its work with other processes: it needs DATABASE_URL and SITE_URL, the same for all of them.',
  )
  expect(() => refuseRoleAlone({ ...alone, role: 'all' })).not.toThrow()
  const joined = { databaseUrl: 'postgres://db/ibid', siteUrl: 'https://lumen.example' }
  expect(() => refuseRoleAlone({ role: 'web', ...joined })).not.toThrow()
})

const built = { siteUrl: 'https://www.lumen.example', defaultSiteUrl: 'https://lumen.example' }

test('a build for another address than SITE_URL is refused', () => {
  const refused = () => refuseOtherAddress(built, { siteUrl: 'https://other.example' })
  expect(refused).toThrow(expect.objectContaining({ code: 'BUILD_FOR_ANOTHER_ADDRESS' }))
  expect(refused).toThrow('for https://www.lumen.example, but SITE_URL is https://other.example')
})

test('so is a build for an address of its own without SITE_URL', () => {
  expect(() => refuseOtherAddress(built, { siteUrl: null })).toThrow('SITE_URL is not set')
})

test('a build for SITE_URL, or for the domain without it, is served', () => {
  const usual = { ...built, siteUrl: built.defaultSiteUrl }
  expect(() => refuseOtherAddress(built, { siteUrl: built.siteUrl })).not.toThrow()
  expect(() => refuseOtherAddress(usual, { siteUrl: built.defaultSiteUrl })).not.toThrow()
  expect(() => refuseOtherAddress(usual, { siteUrl: null })).not.toThrow()
})
