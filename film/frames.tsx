import { renderToStaticMarkup } from 'react-dom/server'
import { Film } from './Film.tsx'
import type { FilmWords } from './words.ts'

/** The frame at one moment of the film, in seconds, as markup. */
export function frameAt(time: number, words: FilmWords): string {
  return renderToStaticMarkup(<Film time={time} words={words} />)
}

/** A frame, and for how many frames of the film it stays. */
interface HeldFrame {
  readonly markup: string
  readonly count: number
}

/** The frames of the film, in order. Most repeat the one before, so about a thousand are left to draw. */
export function framesOf(words: FilmWords): readonly HeldFrame[] {
  const held: HeldFrame[] = []
  for (let index = 0; index < words.length * framesPerSecond; index++) {
    const markup = frameAt(index / framesPerSecond, words)
    const last = held.at(-1)
    if (last?.markup === markup) held.splice(-1, 1, { markup, count: last.count + 1 })
    else held.push({ markup, count: 1 })
  }
  return held
}

export const framesPerSecond = 25
