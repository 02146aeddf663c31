import type { VideoObject } from 'schema-dts'
import { type Film, filmFiles, playerAddress } from '../../film/film.ts'
import { type Segment, secondsOf, segmentAnchor } from '../../film/transcript.ts'
import type { Place } from './place.ts'

interface Shown {
  readonly heading: string
  readonly lead: string
  /** The duration as it is shown: `1:30`. */
  readonly player: { readonly duration: string }
  readonly transcript: { readonly segments: readonly Segment[] }
  readonly film: Film & { readonly published: string; readonly tags: readonly string[] }
}

/** A film with its file or player, its chapters as clips, and its whole transcript. */
export function filmNode({ heading, lead, player, transcript, film }: Shown, place: Place): VideoObject {
  const seconds = secondsOf(player.duration)
  const { segments } = transcript
  const files = filmFiles(place.language, 'light')
  return {
    '@type': 'VideoObject',
    '@id': place.node('film'),
    name: heading,
    description: lead,
    thumbnailUrl: place.absolute(files.poster),
    uploadDate: film.published,
    keywords: [...film.tags],
    duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S`,
    inLanguage: place.language,
    publisher: place.organization,
    transcript: segments.map(({ text }) => text).join('\n'),
    ...(film.platform === 'file'
      ? { contentUrl: place.absolute(files.h264), encodingFormat: 'video/mp4' }
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
