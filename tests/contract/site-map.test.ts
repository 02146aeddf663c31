import { expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { everyRoute } from '#site/every-route.ts'
import { pathOf } from '#site/routes.ts'
import { attribute, builtPage, elementsIn } from '../support/built-page.ts'

test.each(languages)(
  'every page is two clicks away from any other, by way of the site map at its foot (%s)',
  language => {
    const map = pathOf('site-map', language)
    const paths = everyRoute.map(route => route[language])
    expect(paths.length).toBeGreaterThan(70)
    expect(paths.filter(path => !linksIn(path, 'footer').includes(map))).toEqual([])
    const shown = linksIn(map, 'main')
    expect(paths.filter(path => !shown.includes(path))).toEqual([])
  },
)

function linksIn(path: string, tag: 'main' | 'footer'): readonly (string | undefined)[] {
  const parts = builtPage(path)
    .all(tag)
    .flatMap(part => elementsIn(part))
  return parts.filter(({ tagName }) => tagName === 'a').map(link => attribute(link, 'href'))
}
