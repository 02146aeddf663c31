import { expect, test } from 'vitest'
import { rulerGeometry } from './ruler.ts'

test('a score is at its place on the ruler, with its band around it', () => {
  const { score, band } = rulerGeometry({ points: 58, band: 3, potential: null, rival: null }, 1200)
  expect(score).toBe(696)
  expect(band).toEqual({ from: 660, to: 732 })
})

test('everything is on the ruler, however wide the band', () => {
  const low = rulerGeometry({ points: 1, band: 3, potential: null, rival: null }, 1200)
  const high = rulerGeometry({ points: 99, band: 3, potential: 112, rival: null }, 1200)
  expect(low.band.from).toBe(0)
  expect(high.band.to).toBe(1200)
  expect(high.potential?.x).toBe(1200)
})

test('labels near an end extend inwards', () => {
  expect(rulerGeometry({ points: 2, band: 3, potential: null, rival: null }, 1200).scoreLabel.anchor).toBe(
    'start',
  )
  expect(rulerGeometry({ points: 98, band: 3, potential: null, rival: null }, 1200).scoreLabel.anchor).toBe(
    'end',
  )
})

test('two labels that would touch are on two lines, each at its place', () => {
  const near = rulerGeometry({ points: 95, band: 3, potential: 100, rival: null }, 1200)
  const far = rulerGeometry({ points: 20, band: 3, potential: 71, rival: null }, 1200)
  expect([near.isCrowded, far.isCrowded]).toEqual([true, false])
  expect(near.scoreLabel).toEqual({ x: 1140, anchor: 'middle' })
  expect(near.potential).toEqual({ x: 1200, anchor: 'end' })
})

test('a rival is at its own score', () => {
  expect(rulerGeometry({ points: 58, band: 3, potential: null, rival: 66 }, 1200).rival).toEqual({
    x: 792,
    anchor: 'middle',
  })
})

test('the ruler is graduated every 5 points and marked every 25', () => {
  const { ticks } = rulerGeometry({ points: 50, band: 3, potential: null, rival: null }, 100)
  expect(ticks.filter(tick => tick.large).map(tick => tick.points)).toEqual([0, 25, 50, 75, 100])
  expect(ticks).toHaveLength(21)
})
