import { describe, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { contentFiles } from '#site/content/citations.ts'
import { verifications } from '#site/content/schemas/source.ts'
import { pathOf, routes } from '#site/routes.ts'
import { attribute, builtPage } from '../support/built-page.ts'

const sources = Object.entries(contentFiles)
  .filter(([path]) => path.startsWith('/content/sources/'))
  .map(([, text]) => text)

describe.each(languages)('in %s', language => {
  const textOf = (id: Parameters<typeof pathOf>[0]) => {
    const { all, text } = builtPage(pathOf(id, language))
    return text(all('main')[0])
  }

  test('the banner says beside its buttons that accepting includes the training of AI models', () => {
    const { all, text } = builtPage(pathOf('home', language))
    const banner = all('section').find(element => attribute(element, 'class') === 'consent')
    expect(text(banner)).toMatch({ fr: /l’entraînement de modèles d’IA/, en: /training AI models/ }[language])
  })

  test('an answer within 24 hours is promised, and no page restricts that promise', () => {
    const pages = routes.map(({ id }) => textOf(id)).filter(text => /\b24\s(?:heures|hours)/u.test(text))
    expect(pages.length).toBeGreaterThan(3)
    const takenBack =
      /sous 24\sheures(?: ouvrées|,? jours ouvrés| les jours)|24 hours on working|jusqu’au lundi|until Monday/u
    expect(pages.filter(text => takenBack.test(text))).toEqual([])
  })

  test('no service promises a dashboard, live figures or an alert', () => {
    expect(textOf('services')).not.toMatch(
      /tableau de bord|temps réel|en direct|une alerte|dashboard|real[- ]time|as they arrive|alert/iu,
    )
  })

  test('a fictional case says so in its title and in its quotation, wherever it is shown', () => {
    const { all, text } = builtPage(pathOf('case-studies', language))
    const fiction = { fr: /ficti(?:f|ve)/iu, en: /fictional/iu }[language]
    const titles = all('h2')
      .filter(heading => attribute(heading, 'id') !== 'consent-title')
      // The first case is this very site.
      .slice(1, 3)
      .map(heading => text(heading))
    const quotations = all('figure')
      .filter(element => attribute(element, 'class') === 'quote')
      .map(quotation => text(quotation))
    expect([titles.length, quotations.length]).toEqual([2, 2])
    expect([...titles, ...quotations].filter(words => !fiction.test(words))).toEqual([])
    const unnumbered = titles.map(title => title.replace(/^§ \d /u, ''))
    const linkedAtHome = builtPage(pathOf('home', language)).all('a')
    expect(linkedAtHome.filter(link => unnumbered.includes(text(link)))).toHaveLength(2)
  })

  test('figures without a study are listed in one place, each with its confidence', () => {
    const { place, text } = builtPage(pathOf('statistics', language))
    const claims = ['ai-first', 'invisible-brands', 'three-weeks', 'queries', 'implementations']
    const shown = claims.map(name => text(place(`claim-${name}`)))
    const confidence = { fr: 'Confiance : théorique', en: 'Confidence: theoretical' }[language]
    expect(shown.filter(words => !words.replaceAll(/[\u00a0\u202f]/gu, ' ').includes(confidence))).toEqual([])
    expect(shown.join(' ').replaceAll(/[\u00a0\u202f]/gu, ' ')).toMatch(
      { fr: /72 %.*90 %.*3 semaines.*2 M\+.*500\+/u, en: /72%.*90%.*3 weeks.*2M\+.*500\+/u }[language],
    )
  })

  test('every page gives the same sums for the evidence behind the points of the rubric', () => {
    const said = {
      fr: /(\d+) (?:points )?vont à .*?(\d+) à .*?(\d+) à /u,
      en: /(\d+) (?:of the 100 )?points go to .*?(\d+) to .*?(\d+) to /u,
    }[language]
    const sums = (['free-geo-audit', 'methodology', 'scorecard'] as const).map(id => {
      expect(textOf(id), id).not.toMatch(/pèse le plus|weighs (?:the )?most/u)
      return said
        .exec(textOf(id).replaceAll(/[\u00a0\u202f]/gu, ' '))
        ?.slice(1)
        .map(Number)
    })
    expect(sums[0]?.reduce((one, other) => one + other)).toBe(100)
    expect(sums).toEqual(sums.map(() => sums[0]))
  })

  test('sources say, one by one and in total, whether they were read at their origin', () => {
    const text = textOf('sources').replaceAll(/[\u00a0\u202f]/gu, ' ')
    const counts = verifications.map(
      id => sources.filter(source => source.includes(`\nverified: ${id}\n`)).length,
    )
    const [read = 0, own = 0, quoted = 0, reopen = 0] = counts
    expect(sources.length).toBeGreaterThan(40)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(sources.length)
    expect(text).toContain(`${sources.length} sources, ${{ fr: 'par année', en: 'by year' }[language]}`)
    expect(text).toMatch(
      {
        fr: new RegExp(`${read} Lu.* ${quoted} Relayé.* ${reopen} Non relu.* ${own} De nous`, 'u'),
        en: new RegExp(`${read} Read.* ${quoted} Second-hand.* ${reopen} Not rechecked.* ${own} Ours`, 'u'),
      }[language],
    )
    for (const { id } of routes) {
      expect(textOf(id), id).not.toMatch(/rapproché de sa source|checked against its source/u)
    }
  })

  test('additional questions and terms are marked as such', () => {
    const more = { fr: /(?:Question|Terme) complémentaire/gu, en: /One more (?:question|term)/gu }[language]
    const counted = (['faq', 'glossary'] as const).map(id => textOf(id).match(more)?.length ?? 0)
    expect(counted).toEqual({ fr: [0, 25 - 8], en: [18 - 6, 25 - 5] }[language])
  })
})
