import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Shares } from './Shares.tsx'

const sentence = '**28 %** utilisent une IA, 90\u00a0% un moteur classique (panel, 2025).[[1.1]]'

test('a bar is as long as the share that its sentence says, and names whose it is', () => {
  const drawn = renderToStaticMarkup(<Shares in={sentence} of={['IA', 'moteur classique']} />)
  expect([...drawn.matchAll(/<rect width="([^"]+)"/g)].map(([, width]) => width)).toEqual(['28%', '90%'])
  expect([...drawn.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text)).toEqual([
    'IA 28',
    'moteur classique 90',
  ])
})

test('only a bar with room has its name on it', () => {
  const drawn = renderToStaticMarkup(<Shares in={sentence} of={['IA', 'moteur classique']} />)
  expect([...drawn.matchAll(/x="(\d+)%"[^>]*text-anchor="end"/g)].map(([, x]) => x)).toEqual(['90'])
})

test('a sentence that says fewer shares than are named is refused', () => {
  expect(() => renderToStaticMarkup(<Shares in="Aucun délai établi." of={['IA']} />)).toThrow(
    '1 shares are named, and 0 said',
  )
})
