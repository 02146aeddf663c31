import type { Language } from '#contracts/languages.ts'
import type { Segment } from './transcript.ts'

/** A caption, and when it is shown. */
export interface Cue {
  /** In seconds. */
  readonly start: number
  readonly end: number
  /** One or two, of at most 42 characters: as much as a viewer can read while watching. */
  readonly lines: readonly string[]
}

/**
 * The captions of a film that lasts `duration` seconds, from its transcript. A cue ends where its
 * sentence does, or within a long one, best after a comma; each has a share of the time of its part
 * that is in proportion to its length.
 */
export function cuesOf(segments: readonly Segment[], duration: number): readonly Cue[] {
  return segments.flatMap(({ start, text }, index) => {
    const end = segments[index + 1]?.start ?? duration
    const texts = sentencesOf(text).flatMap(readable)
    const secondsPerCharacter = (end - start) / texts.join('').length
    const startOf = (cue: number) => start + texts.slice(0, cue).join('').length * secondsPerCharacter
    return texts.map((cueText, cue) => ({
      start: startOf(cue),
      end: startOf(cue + 1),
      lines: linesOf(cueText) ?? [cueText],
    }))
  })
}

export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, lines }) => `${timestamp(start)} --> ${timestamp(end)}\n${lines.join('\n')}`,
  )
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

/** The path of that file: `/video/geo-intro-90s.fr.vtt`. */
export function captionsPath(id: string, language: Language): string {
  return `/video/${id}.${language}.vtt`
}

/** As shown in the menu of the player, each in its own language. */
export const captionsName: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English' }

const lineLength = 42

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?…](?:\u00a0»|”)?) /u)
}

/** Parts of a sentence that two lines can hold. */
function readable(text: string): readonly string[] {
  if (linesOf(text) || !text.includes(' ')) return [text]
  const [first, second] = halved(text)
  return [...readable(first), ...readable(second)]
}

/** A text on one line, or on two; null when it needs more. */
function linesOf(text: string): readonly string[] | null {
  if (text.length <= lineLength) return [text]
  const lines = halved(text)
  return lines.every(({ length }) => length <= lineLength) ? lines : null
}

/**
 * A text cut in two near its middle, best after a comma and not after a small word, at a space where a
 * line may break: a no-break space is none.
 */
function halved(text: string): readonly [string, string] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const offCentre = (space: number) => {
    const before = text.slice(0, space)
    const preference = /[,;:]$/.test(before) ? -detour : /(?:^|[ ’])\p{L}{1,3}$/u.test(before) ? detour : 0
    return Math.abs(text.length / 2 - space) + preference
  }
  const best = spaces.reduce(
    (one, other) => (offCentre(other) < offCentre(one) ? other : one),
    spaces[0] ?? 0,
  )
  return [text.slice(0, best), text.slice(best + 1)]
}

/** How many characters from the middle a better break may be. */
const detour = 6

function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}
