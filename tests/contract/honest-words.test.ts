import { describe, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { attribute, builtPage } from '../support/built-page.ts'

const homes = { fr: '/', en: '/en' } as const

describe.each(languages)('in %s', language => {
  test('whoever accepts all has been told, beside the button, that AI models may be trained', () => {
    const { place, text } = builtPage(homes[language])
    const banner = text(bannerOf(language))
    expect(place('consent-title')).toBeDefined()
    expect(banner).toMatch({ fr: /l’entraînement de modèles d’IA/, en: /training AI models/ }[language])
  })
})

function bannerOf(language: 'fr' | 'en') {
  const section = builtPage(homes[language])
    .all('section')
    .find(element => attribute(element, 'class') === 'consent')
  if (!section) throw new Error('The home page has no banner.')
  return section
}
