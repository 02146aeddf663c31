import './VideoBlock.css'
import type { ReactNode } from 'react'
import { type Film, playerAddress, watchAddress } from '../features/video/film.ts'
import { type Segment, segmentAnchor } from '../features/video/transcript.ts'
import type { BlockLabels } from './labels.ts'

interface Props {
  readonly title: string
  /** As it is read: `1:30`. */
  readonly duration: string
  /** Absent as long as there is no film to show. */
  readonly film?: Film | undefined
  /** Captions of a file, one per language. */
  readonly captions?: readonly Captions[] | undefined
  /** A picture of ours: that of a provider would tell it of every visit. */
  readonly poster: ReactNode
  /** What is said under the picture: that the film is in preparation, that it has no voice. */
  readonly note?: string | undefined
  readonly segments: readonly Segment[]
  readonly labels: BlockLabels['video']
  /** What can be done with the film, under it: share, download. */
  readonly children?: ReactNode
}

interface Captions {
  readonly language: string
  readonly name: string
  readonly address: string
}

/**
 * A film, its chapters and its transcript. The picture stands until it is clicked; only then does
 * anything load, the provider's player or our file (`features/video/player.ts`). Without
 * JavaScript the picture leads to the film.
 */
export function VideoBlock(props: Props) {
  const { note, segments, labels, children } = props
  return (
    <div className="video grid">
      <div className="video-film">
        <figure>
          <Stage {...props} />
          {note && <figcaption>{note}</figcaption>}
        </figure>
        {children}
      </div>
      <nav className="video-chapters" aria-label={labels.chapters}>
        <p className="mono">{labels.chapters}</p>
        <ol>
          {segments.map(({ start, time, title }) => (
            <li key={start}>
              <a href={`#${segmentAnchor({ start })}`}>
                <span className="mono">{time}</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <Transcript segments={segments} labels={labels} />
    </div>
  )
}

function Stage({ title, duration, film, captions = [], poster, labels }: Props) {
  if (!film) return <div className="video-stage">{poster}</div>
  return (
    <div className="video-stage" data-stage>
      <a href={watchAddress(film)} data-play>
        {poster}
        <span className="button">
          <PlayIcon /> {labels.play} <span className="visually-hidden">{title}</span>
          <span className="mono">{duration}</span>
        </span>
      </a>
      {/* Inert until it is copied out: it loads nothing before. */}
      <template>
        <Player title={title} film={film} captions={captions} />
      </template>
    </div>
  )
}

function Player({ title, film, captions }: Required<Pick<Props, 'title'>> & PlayerProps) {
  const address = playerAddress(film)
  if (film.platform !== 'file') {
    return (
      <iframe src={address} title={title} allow="autoplay; fullscreen; picture-in-picture" allowFullScreen />
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the captions of the film, where it has a voice, are its tracks
    <video src={address} aria-label={title} controls autoPlay playsInline>
      {captions.map(({ language, name, address: track }) => (
        <track key={language} kind="captions" srcLang={language} label={name} src={track} />
      ))}
    </video>
  )
}

interface PlayerProps {
  readonly film: Film
  readonly captions: readonly Captions[]
}

/** Open at first: whoever cannot see the film, or has no time, reads it. */
function Transcript({ segments, labels }: Pick<Props, 'segments' | 'labels'>) {
  return (
    <details className="video-transcript" open>
      <summary>
        <h2>{labels.transcript}</h2>
        <span className="video-show">{labels.show}</span> <span className="video-hide">{labels.hide}</span>
      </summary>
      <ol>
        {segments.map(segment => (
          <li key={segment.start} id={segmentAnchor(segment)}>
            <span className="mono">{segment.time}</span>
            <h3>{segment.title}</h3>
            <p>{segment.text}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

function PlayIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3 1.5 14 8 3 14.5z" fill="currentColor" />
    </svg>
  )
}
