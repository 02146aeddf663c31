/** Where a film is kept: with a provider, which shows it in a frame, or with us, as a file. */
export interface Film {
  readonly platform: 'youtube' | 'vimeo' | 'file'
  /** The provider's name for it; the path of a file of ours. */
  readonly videoId: string
}

/** What the player loads, once someone has asked to see the film. */
export function playerAddress({ platform, videoId }: Film): string {
  const id = encodeURIComponent(videoId)
  if (platform === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
  if (platform === 'vimeo') return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
  return videoId
}

/** Where the film can be seen without a player: what the thumbnail leads to without JavaScript. */
export function watchAddress({ platform, videoId }: Film): string {
  const id = encodeURIComponent(videoId)
  if (platform === 'youtube') return `https://www.youtube.com/watch?v=${id}`
  if (platform === 'vimeo') return `https://vimeo.com/${id}`
  return videoId
}

/** What a page that shows the film must allow beyond the policy of the site. */
export function policyOf({ platform }: Film) {
  if (platform === 'youtube') return 'frame-src https://www.youtube-nocookie.com' as const
  if (platform === 'vimeo') return 'frame-src https://player.vimeo.com' as const
  return "media-src 'self'" as const
}
