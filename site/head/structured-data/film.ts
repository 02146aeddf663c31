import type { VideoObject } from 'schema-dts'
import { type Film, playerAddress } from '../../features/video/film.ts'
import { type Segment, segmentAnchor } from '../../features/video/transcript.ts'
import { cardPath } from '../../social-card/card.ts'
import type { Place } from './place.ts'

interface Shown {
  readonly heading: string
  readonly lead: string
  /** The duration as it is read: `1:30`. */
  readonly player: { readonly duration: string }
  readonly transcript: { readonly segments: readonly Segment[] }
  readonly film: Film & { readonly published: string; readonly tags: readonly string[] }
}

/** A film that there is: its chapters as clips, its transcript whole. */
export function filmNode({ heading, lead, player, transcript, film }: Shown, place: Place): VideoObject {
  const seconds = secondsOf(player.duration)
  const { segments } = transcript
  return {
    '@type': 'VideoObject',
    '@id': place.node('film'),
    name: heading,
    description: lead,
    thumbnailUrl: place.absolute(cardPath('video', place.language)),
    uploadDate: film.published,
    keywords: [...film.tags],
    duration: `PT${seconds}S`,
    inLanguage: place.language,
    publisher: place.organization,
    transcript: segments.map(({ text }) => text).join('\n'),
    ...(film.platform === 'file'
      ? { contentUrl: place.absolute(film.videoId) }
      : { embedUrl: playerAddress(film) }),
    hasPart: segments.map((segment, index) => ({
      '@type': 'Clip',
      name: segment.title,
      startOffset: segment.start,
      endOffset: segments[index + 1]?.start ?? seconds,
      url: place.node(segmentAnchor(segment)),
    })),
  }
}

function secondsOf(duration: string): number {
  return duration.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
}
