import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PartsList, PartsRuler } from './PartsRuler.tsx'

const parts = [
  { id: 'a', letter: 'A', name: 'Access', size: 30 },
  { id: 'b', letter: 'B', name: 'Text', size: 167 },
  { id: 'c', letter: 'C', name: 'Dates', size: 3 },
]

test('each part of a whole is as long as its share, and follows the one before', () => {
  const bars = [...draw().matchAll(/<rect x="([\d.]+%)" y="24" width="([\d.]+%)"/g)]
  expect(bars.map(([, start, length]) => [start, length])).toEqual([
    ['0%', '15%'],
    ['15%', '83.5%'],
    ['98.5%', '1.5%'],
  ])
})

test('a part too short for its label has it in the list alone', () => {
  expect(draw()).toContain('>167</text>')
  expect(draw()).not.toContain('>3</text>')
  expect(renderToStaticMarkup(<PartsList parts={parts} />)).toContain('<b>3</b>')
})

function draw(): string {
  return renderToStaticMarkup(<PartsRuler parts={parts} caption="Two hundred points" />)
}
