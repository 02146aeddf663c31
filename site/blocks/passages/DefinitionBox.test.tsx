import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DefinitionBox } from './DefinitionBox.tsx'

const labels = { copy: 'Copy', copied: { title: 'Copied!', text: '' } }
const definition = 'Le marketing AI-native est ==une organisation==.[[1.1]] Le reste suit.'

function draw(term: string): string {
  return renderToStaticMarkup(<DefinitionBox definition={definition} term={term} labels={labels} />)
}

test('the defined word is marked at its first occurrence', () => {
  expect(draw('Marketing AI-native')).toContain('Le <dfn>marketing AI-native</dfn> est <mark>')
})

test('the definition is copied without its marks', () => {
  expect(draw('Marketing AI-native')).toContain(
    'data-copy="Le marketing AI-native est une organisation. Le reste suit."',
  )
})

test('a definition without its word is refused', () => {
  expect(() => draw('GEO')).toThrow('The definition of "GEO" does not name it')
})
