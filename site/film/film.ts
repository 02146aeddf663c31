import type { Language } from '#contracts/languages.ts'
import lock from './film.lock.json'

/** Where a film is kept: with a provider, which shows it in a frame, or with us, as files. */
export type Film = ProvidedFilm | OwnFilm

export interface ProvidedFilm {
  readonly platform: 'youtube' | 'vimeo'
  /** The provider's name for it. */
  readonly videoId: string
}

export interface OwnFilm {
  readonly platform: 'file'
}

/** The paths of the files that `npm run film` has made, in one language. */
export interface FilmFiles {
  readonly av1: string
  readonly h264: string
  /** The picture that stands until the film is played. */
  readonly poster: string
}

export function filmFiles(language: Language): FilmFiles {
  return lock.files[language]
}

/** What the player of a provider loads, once someone has asked to see the film. */
export function playerAddress({ platform, videoId }: ProvidedFilm): string {
  const id = encodeURIComponent(videoId)
  if (platform === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
}

/** Where the film of a provider can be seen without a player: what its picture leads to without JavaScript. */
export function watchAddress({ platform, videoId }: ProvidedFilm): string {
  const id = encodeURIComponent(videoId)
  return platform === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`
}

/** What a page that shows the film must allow beyond the policy of the site. */
export function policyOf({ platform }: Film) {
  if (platform === 'youtube') return 'frame-src https://www.youtube-nocookie.com' as const
  if (platform === 'vimeo') return 'frame-src https://player.vimeo.com' as const
  return "media-src 'self'" as const
}
