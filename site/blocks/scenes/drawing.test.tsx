import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parsePage } from '../../twins/html.ts'
import { markdownOf } from '../../twins/markdown.ts'
import { Scene } from './drawing.tsx'

test('a drawing that is set twice, for wide and for narrow pages, is told once to machines', () => {
  const drawn = <text>9</text>
  const html = renderToStaticMarkup(
    <Scene
      alternative="The curve rises."
      caption="An example."
      wide={{ size: [1060, 400], children: drawn }}
      narrow={{ size: [354, 400], alternative: 'The curve rises again.', children: drawn }}
    />,
  )
  const page = { address: 'https://ibid.example/en', language: 'en', sources: new Map() } as const
  const said = markdownOf(parsePage(html), page)
  expect(said).toContain('The curve rises.')
  expect(said).not.toContain('again')
})
