import { expect, test } from 'vitest'
import { counterpartOf, routes } from '#site/routes.ts'
import { attribute, builtPage } from '../support/built-page.ts'

test.each([...routes.flatMap(route => [route.fr, route.en]), '/404', '/en/404'])(
  'the language switch of %s leads to the same page in the other language',
  path => {
    const switches = builtPage(path)
      .all('a')
      .filter(link => attribute(link, 'data-language-switch') !== undefined)
    expect(switches.map(link => attribute(link, 'hreflang'))).toEqual([
      /^\/en(?:\/|$)/u.test(path) ? 'fr' : 'en',
    ])
    // The not-found page is one file for any path: the server cannot write the path into its link.
    if (!path.endsWith('404'))
      expect(switches.map(link => attribute(link, 'href'))).toEqual([counterpartOf(path)])
  },
)
