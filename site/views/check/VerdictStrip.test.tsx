import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VerdictStrip } from './VerdictStrip.tsx'

function drawn(judged: number, right: number) {
  const strip = renderToStaticMarkup(<VerdictStrip judged={judged} right={right} mark="92%" />)
  const looks = [...strip.matchAll(/<i class="([^"]*)"/g)].map(([, look]) => look)
  const count = (look: string) => looks.filter(seen => seen === look).length
  return {
    right: count('verdict is-right'),
    wrong: count('verdict'),
    unjudged: count('verdict hatched'),
    hasShare: strip.includes('92%</text>'),
  }
}

test('too few verdicts are drawn with those still needed, and no share of them', () => {
  expect(drawn(3, 1)).toEqual({ right: 1, wrong: 2, unjudged: 7, hasShare: false })
  expect(drawn(0, 0)).toEqual({ right: 0, wrong: 0, unjudged: 10, hasShare: false })
})

test('enough verdicts are drawn one by one, under the share that gives points', () => {
  expect(drawn(16, 9)).toEqual({ right: 9, wrong: 7, unjudged: 0, hasShare: true })
})
