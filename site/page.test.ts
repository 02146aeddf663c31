import { expect, test } from 'vitest'
import { pageAt } from './page.ts'

test.each([
  ['/', '/', 'fr', 'home'],
  ['/index.html', '/', 'fr', 'home'],
  ['/en.html', '/en', 'en', 'home'],
  ['/en', '/en', 'en', 'home'],
  ['/agency/contact.html', '/agency/contact', 'fr', 'contact'],
  ['/en/tools/free-geo-audit/', '/en/tools/free-geo-audit', 'en', 'free-geo-audit'],
  ['/on-demand/en/agency/contact', '/en/agency/contact', 'en', 'contact'],
  ['/on-demand/audits/12', '/audits/12', 'fr', undefined],
  ['/404.html', '/404', 'fr', undefined],
])('the address %s of the build is the page at %s', (pathname, path, language, id) => {
  const page = pageAt(new URL(pathname, 'http://localhost'))
  expect([page.path, page.language, page.route?.id]).toEqual([path, language, id])
})
