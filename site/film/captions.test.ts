import { expect, test } from 'vitest'
import { cuesOf, webVtt } from './captions.ts'

const part = (start: number, text: string) => ({ start, time: '', title: '', text })

test('a cue ends with its sentence, and its time is proportional to its length', () => {
  const cues = cuesOf([part(0, 'One sentence. Another one!'), part(10, 'The end?')], 14)
  expect(cues.map(({ lines }) => lines)).toEqual([['One sentence.'], ['Another one!'], ['The end?']])
  expect(cues.map(({ start, end }) => [start, end])).toEqual([
    [0, 5.2],
    [5.2, 10],
    [10, 14],
  ])
})

test('a sentence too long for one line is split near the middle, preferably after a comma', () => {
  const [cue] = cuesOf([part(0, 'Then, for every page that you have, one answer to one question.')], 5)
  expect(cue?.lines).toEqual(['Then, for every page that you have,', 'one answer to one question.'])
})

test('a sentence too long for two lines has two cues', () => {
  const sentence = 'Figures, sources and quotations that anyone can check, '.repeat(2)
  const cues = cuesOf([part(0, `${sentence.trim()} today.`)], 10)
  expect(cues.length).toBeGreaterThan(1)
  expect(cues.flatMap(({ lines }) => lines).join(' ')).toBe(`${sentence.trim()} today.`)
})

test('words joined by a no-break space stay on one line', () => {
  const sentence = 'Une étude présentée à la conférence KDD\u00a02024 a mesuré cet effet.'
  const [cue] = cuesOf([part(0, sentence)], 5)
  expect(cue?.lines.join('\n')).toContain('KDD\u00a02024')
})

test('captions are a WebVTT file', () => {
  expect(webVtt([{ start: 61.5, end: 64.25, lines: ['Two', 'lines'] }])).toBe(
    'WEBVTT\n\n00:01:01.500 --> 00:01:04.250\nTwo\nlines\n',
  )
})
