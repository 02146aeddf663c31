import { describe, expect, test } from 'vitest'
import { decideOn, filler, madePage } from '../../testing/made-up.ts'
import { definitionFirst } from './definition-first.ts'

const texts = {
  fr: {
    head: '<title>Le ramonage | Atelier</title>',
    h1: '<h1>Le ramonage</h1>',
    definition: '<p>Le ramonage désigne le nettoyage d’un conduit de fumée.</p>',
    other: '<p>Notre équipe est une équipe de six personnes.</p>',
  },
  en: {
    head: '<title>Chimney sweeping | Atelier</title>',
    h1: '<h1>Chimney sweeping</h1>',
    definition: '<p>Chimney sweeping means the cleaning of a flue.</p>',
    other: '<p>Our team is a team of six people.</p>',
  },
} as const

test.each(['fr', 'en'] as const)('a definition of the subject in the first words passes: %s', lang => {
  const { head, h1, definition } = texts[lang]
  const outcome = decideOn(definitionFirst, `<main>${h1}${definition}${filler(lang, 80)}</main>`, {
    lang,
    head,
  })
  expect(outcome).toMatchObject({ verdict: 'passed' })
  expect(outcome.evidence[0]?.where).toBe('body > main > p:nth-of-type(1)')
})

test('an article that French elides defines as well', () => {
  const { head, h1 } = texts.fr
  const definition = '<p>Le ramonage est l’entretien d’un conduit de fumée.</p>'
  expect(
    decideOn(definitionFirst, `<main>${h1}${definition}${filler('fr', 80)}</main>`, { lang: 'fr', head }),
  ).toMatchObject({ verdict: 'passed' })
})

test.each(['fr', 'en'] as const)('a definition that comes late wins half: %s', lang => {
  const { head, h1, definition } = texts[lang]
  const outcome = decideOn(definitionFirst, `<main>${h1}${filler(lang, 170)}${definition}</main>`, {
    lang,
    head,
  })
  expect(outcome).toMatchObject({ verdict: 'partial', share: 0.5 })
})

test.each(['fr', 'en'] as const)('a sentence that defines something else does not count: %s', lang => {
  const { head, h1, other } = texts[lang]
  const outcome = decideOn(definitionFirst, `<main>${h1}${other}${filler(lang, 80)}</main>`, { lang, head })
  expect(outcome).toMatchObject({ verdict: 'failed' })
})

test.each([
  ['fr', '<p>Nous sommes une entreprise de ramonage installée à Annecy.</p>'],
  ['en', '<p>We’re a chimney sweeping company based in Annecy.</p>'],
] as const)(
  'a home page may say in the first person what it is; another page may not: %s',
  (lang, sentence) => {
    const decided = (role: 'home' | 'service') =>
      decideOn(definitionFirst, `<main><h1>Annecy</h1>${sentence}${filler(lang, 80)}</main>`, { lang, role })
        .verdict
    expect(decided('home')).toBe('passed')
    expect(decided('service')).toBe('failed')
  },
)

describe.each(['fr', 'en'] as const)('the rewritten opening: %s', lang => {
  const { head, h1, definition, other } = texts[lang]
  const patchOf = (body: string, inHead: string = head) => {
    const { page, site } = madePage(`<main>${h1}${body}</main>`, { lang, head: inHead })
    return definitionFirst.fix?.patch?.(page, site) ?? null
  }

  test('is the page’s own definition moved up, and passes', () => {
    const patch = patchOf(filler(lang, 170) + definition)
    expect(patch).toEqual({ place: '<main>', removed: '', added: definition })
    const mended = `<main>${h1}${patch?.added}${filler(lang, 170)}</main>`
    expect(decideOn(definitionFirst, mended, { lang, head })).toMatchObject({ verdict: 'passed' })
  })

  test('may come from the description of the page', () => {
    const words = definition.replace(/<.*?>/g, '')
    const described = `${head}<meta name="description" content="Atelier. ${words}">`
    expect(patchOf(filler(lang, 80), described)?.added).toBe(definition)
  })

  test('takes along the sentences that follow, up to 60 words, and none before', () => {
    const [first, defining, next] = [other, definition, filler(lang, 20)].map(text => text.slice(3, -4))
    const passage = `<p>${first} ${defining} ${next} ${next} ${next}</p>`
    expect(patchOf(passage)?.added).toBe(`<p>${defining} ${next} ${next}</p>`)
  })

  test('is text, whatever the page says', () => {
    const hostile = definition.replace('</p>', '').replace('.', ' &lt;script>alert(1)&lt;/script> &amp; co.')
    expect(patchOf(hostile)?.added).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; co.')
  })

  test('is not written where the page defines nothing, or leans on the sentence before', () => {
    const leaning = lang === 'fr' ? '<p>En effet, le' : '<p>However,'
    expect(patchOf(other + filler(lang, 80))).toBeNull()
    expect(patchOf(definition.replace(/<p>(?:Le)?/, leaning))).toBeNull()
  })
})

test('a footer that says what the site is, and a page of prices, leave nothing to ask', () => {
  const decided = (body: string, path: string) =>
    decideOn(definitionFirst, body, { role: path === '/' ? 'home' : 'service', path, head: texts.en.head })
      .verdict
  const main = `<main><h1>Warm all winter</h1>${filler('en', 80)}</main>`
  expect(decided(main, '/')).toBe('failed')
  expect(decided(`${main}<footer>Atelier is a chimney sweeping company.</footer>`, '/')).toBe(
    'not-applicable',
  )
  expect(decided(main, '/services/chimneys')).toBe('failed')
  expect(decided(main, '/pricing')).toBe('not-applicable')
})
