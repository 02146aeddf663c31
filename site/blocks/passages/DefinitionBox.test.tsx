import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DefinitionBox } from './DefinitionBox.tsx'

const labels = { copy: 'Copy', copied: { title: 'Copied!', text: '' } }
const definition = 'Le marketing AI-native est ==une organisation==.[[1.1]] Le reste suit.'

function draw(term: string): string {
  return renderToStaticMarkup(<DefinitionBox definition={definition} term={term} labels={labels} />)
}

test('the word that is defined is marked where the definition names it first', () => {
  expect(draw('Marketing AI-native')).toContain('Le <dfn>marketing AI-native</dfn> est <mark>')
})

test('what is copied is the definition without its marks', () => {
  expect(draw('Marketing AI-native')).toContain(
    'data-copy="Le marketing AI-native est une organisation. Le reste suit."',
  )
})

test('a definition that does not name its word is refused', () => {
  expect(() => draw('GEO')).toThrow('The definition of "GEO" does not name it')
})
