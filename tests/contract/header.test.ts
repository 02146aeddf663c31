import { expect, test } from 'vitest'
import { languageOfPath, otherLanguage } from '#contracts/languages.ts'
import { counterpartOf, routes } from '#site/routes.ts'
import { attribute, builtPage } from '../support/built-page.ts'

test.each([...routes.flatMap(route => [route.fr, route.en]), '/404', '/en/404'])(
  'the language switch of %s leads to the same page in the other language',
  path => {
    const switches = builtPage(path)
      .all('a')
      .filter(link => attribute(link, 'data-language-switch') !== undefined)
    expect(switches.map(link => attribute(link, 'hreflang'))).toEqual([otherLanguage(languageOfPath(path))])
    // The not-found page is one file for any path: the server cannot write the path into its link.
    if (!path.endsWith('404'))
      expect(switches.map(link => attribute(link, 'href'))).toEqual([counterpartOf(path)])
  },
)
