import { expect, test } from 'vitest'
import { rulerGeometry } from './ruler.ts'

test('a score is at its place on the ruler, with its band around it', () => {
  const { score, band } = rulerGeometry({ points: 58, band: 3, potential: null, rival: null })
  expect(score).toEqual({ x: 58, anchor: 'middle' })
  expect(band).toEqual({ from: 55, to: 61 })
})

test('everything is on the ruler, however wide the band', () => {
  const low = rulerGeometry({ points: 1, band: 3, potential: null, rival: null })
  const high = rulerGeometry({ points: 99, band: 3, potential: 112, rival: null })
  expect(low.band.from).toBe(0)
  expect(high.band.to).toBe(100)
  expect(high.potential?.x).toBe(100)
})

test('labels near an end extend inwards', () => {
  const low = rulerGeometry({ points: 2, band: 3, potential: null, rival: null })
  const high = rulerGeometry({ points: 98, band: 3, potential: null, rival: null })
  expect([low.score.anchor, high.score.anchor]).toEqual(['start', 'end'])
})

test('a rival is at its own score', () => {
  const { rival } = rulerGeometry({ points: 58, band: 3, potential: null, rival: 66 })
  expect(rival).toEqual({ x: 66, anchor: 'middle' })
})
