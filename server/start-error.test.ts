import { expect, test } from 'vitest'
import { refuseUnsandboxedBrowser } from './start-error.ts'

const browser = { auditBrowser: '/usr/bin/chromium', auditBrowserUnsandboxed: false }

test('as root, a browser for pages of strangers is refused until its missing sandbox was accepted', () => {
  expect(() => refuseUnsandboxedBrowser(browser, 0)).toThrow('AUDIT_BROWSER_UNSANDBOXED=yes')
  expect(() => refuseUnsandboxedBrowser({ ...browser, auditBrowserUnsandboxed: true }, 0)).not.toThrow()
})

test('another user, or a server without a browser, starts', () => {
  expect(() => refuseUnsandboxedBrowser(browser, 1000)).not.toThrow()
  expect(() => refuseUnsandboxedBrowser({ ...browser, auditBrowser: null }, 0)).not.toThrow()
})
