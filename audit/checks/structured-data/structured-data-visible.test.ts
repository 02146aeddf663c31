import { expect, test } from 'vitest'
import { decideOn } from '../../testing/made-up.ts'
import { structuredDataVisible } from './structured-data-visible.ts'

const faq = (answer: string) =>
  `<script type="application/ld+json">{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Is it mandatory?","acceptedAnswer":{"@type":"Answer","text":"${answer}"}}]}</script>`
const body = '<main><h2>Is it mandatory?</h2><p>Yes, twice a year, in most towns.</p></main>'

test('statements that the page shows pass, markup and punctuation aside', () => {
  const outcome = decideOn(structuredDataVisible, body, {
    head: faq('<p>Yes: <b>twice</b> a year in most towns</p>'),
  })
  expect(outcome).toMatchObject({ verdict: 'passed' })
})

test('a statement that only machines see costs its part, and is quoted', () => {
  const outcome = decideOn(structuredDataVisible, body, { head: faq('Only for gas boilers.') })
  expect(outcome).toMatchObject({ verdict: 'partial', share: 0.5 })
  expect(outcome.evidence[0]).toMatchObject({ where: 'JSON-LD Answer.text', quote: 'Only for gas boilers.' })
})

test('a page that claims nothing is not judged', () => {
  const head = '<script type="application/ld+json">{"@type":"Organization","name":"Atelier"}</script>'
  expect(decideOn(structuredDataVisible, body, { head })).toMatchObject({ verdict: 'not-applicable' })
})

test('a question in a button is read, and so are the references of HTML', () => {
  const json = '{"@type":"Question","name":"What&rsquo;s a flue &amp; why sweep it?"}'
  const outcome = decideOn(
    structuredDataVisible,
    '<main><button>What’s a flue & why sweep it?</button></main>',
    {
      head: `<script type="application/ld+json">${json}</script>`,
    },
  )
  expect(outcome).toMatchObject({ verdict: 'passed' })
})

test('an answer whose words the markup cuts is the one that the page shows', () => {
  const cut = '&nbsp; Yes, t<span data-a=1></span>wice a<br>year, in most&nbsp;towns.'
  expect(decideOn(structuredDataVisible, body, { head: faq(cut) })).toMatchObject({ verdict: 'passed' })
})

test('the name of a service may be worded otherwise in the page', () => {
  const service = (name: string) =>
    `<script type="application/ld+json">{"@type":"Service","name":"${name}"}</script>`
  const page = '<main><h1>Sortie pêche aux carnassiers</h1></main>'
  const decided = (name: string) => decideOn(structuredDataVisible, page, { head: service(name) }).verdict
  expect(decided('Sorties guidées de pêche aux carnassiers')).toBe('passed')
  expect(decided('Location de bateaux')).toBe('failed')
})
