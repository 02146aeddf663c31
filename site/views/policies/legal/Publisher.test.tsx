import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Publisher } from './Publisher.tsx'

const words = {
  heading: 'Who publishes this site?',
  rows: [{ name: 'Publisher', value: 'Lumen, Lyon' }],
  required: {
    form: 'Legal form',
    registration: 'Registration and VAT',
    director: 'Publication director',
    host: 'Host',
  },
  notice: 'Not published yet: {missing}.',
}

test('what the agency gives is shown as a fact, and what it does not is named in a sentence', () => {
  const page = renderToStaticMarkup(<Publisher words={words} published={{ host: 'Example host' }} />)
  expect(page).toContain('<dt>Publisher</dt><dd>Lumen, Lyon</dd>')
  expect(page).toContain('<dt>Host</dt><dd>Example host</dd>')
  expect(page).toContain('Not published yet: legal form, registration and VAT, publication director.')
})

test('nothing is said to be missing once all is there', () => {
  const published = { form: 'SARL', registration: 'RCS', director: 'The management', host: 'Example host' }
  const page = renderToStaticMarkup(<Publisher words={words} published={published} />)
  expect(page).toContain('<dt>Legal form</dt><dd>SARL</dd>')
  expect(page).not.toContain('Not published yet')
})
