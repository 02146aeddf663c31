import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
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
