import type { Language } from '#contracts/languages.ts'
import lock from './film.lock.json' with { type: 'json' }

/** A film is hosted by a provider, which shows it in a frame, or by us, as files. */
export type Film = ProvidedFilm | OwnFilm

export interface ProvidedFilm {
  readonly platform: 'youtube' | 'vimeo'
  /** The provider's name for it. */
  readonly videoId: string
}

interface OwnFilm {
  readonly platform: 'file'
}

/** The film is drawn twice, on the paper of the light site and on that of the dark one. */
export const colourSchemes = ['light', 'dark'] as const
export type ColourScheme = (typeof colourSchemes)[number]

/** The paths of the files that `npm run film` has made, in one language and one colour scheme. */
export interface FilmFiles {
  readonly av1: string
  readonly h264: string
  /** The picture shown before the film is played. */
  readonly poster: string
}

export function filmFiles(language: Language, colours: ColourScheme): FilmFiles {
  return lock.files[language][colours]
}

/** The address of a provider's player, loaded only when someone asks to see the film. */
export function playerAddress({ platform, videoId }: ProvidedFilm): string {
  const id = encodeURIComponent(videoId)
  if (platform === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
}

/** The page of the provider's film: the link of its picture without JavaScript. */
export function watchAddress({ platform, videoId }: ProvidedFilm): string {
  const id = encodeURIComponent(videoId)
  return platform === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`
}

/** What the policy of a page with the film must allow additionally. */
export function policyOf({ platform }: Film) {
  if (platform === 'youtube') return 'frame-src https://www.youtube-nocookie.com' as const
  if (platform === 'vimeo') return 'frame-src https://player.vimeo.com' as const
  return "media-src 'self'" as const
}
