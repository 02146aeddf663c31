import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Agency } from '../../../content/schemas/agency.ts'
import { Publisher } from './Publisher.tsx'

const words = {
  rows: [{ name: 'Publisher', value: 'Lumen, Lyon' }],
  phones: 'Phone',
  asked: 'What the law also asks for',
  required: {
    form: 'Legal form',
    registration: 'Registration and VAT',
    director: 'Publication director',
    host: 'Host',
  },
  missing: 'forthcoming',
  notice: 'Until then, write to us.',
}

test('what the agency gives is shown as a fact, and the place of what it does not give is hatched', () => {
  const page = drawn({ host: 'Example host' })
  expect(page).toContain('<dt class="mono">Publisher</dt><dd>Lumen, Lyon</dd>')
  expect(page).toContain('<a href="tel:+33199001234">')
  expect(page).toContain('<dt>Host</dt><dd>Example host</dd>')
  for (const name of ['Legal form', 'Registration and VAT', 'Publication director'])
    expect(page).toContain(`<dt>${name}</dt><dd class="hatched"><span>forthcoming</span></dd>`)
  expect(page).toContain('Until then, write to us.')
})

test('nothing is said to be missing once all is there', () => {
  const page = drawn({ form: 'SARL', registration: 'RCS', director: 'The management', host: 'Example host' })
  expect(page).toContain('<dt>Legal form</dt><dd>SARL</dd>')
  expect(page).not.toMatch(/hatched|forthcoming|Until then/u)
})

function drawn(legalNotice: Agency['legalNotice']): string {
  return renderToStaticMarkup(
    <Publisher
      words={words}
      phones={['+33\u00a01\u00a099\u00a000\u00a012\u00a034']}
      legalNotice={legalNotice}
    />,
  )
}
