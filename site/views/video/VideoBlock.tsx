import './VideoBlock.css'
import type { ReactNode } from 'react'
import { type Language, languages } from '#contracts/languages.ts'
import type { BlockLabels } from '../../blocks/labels.ts'
import { Lines, Mark } from '../../blocks/scenes/drawing.tsx'
import { captionsName, captionsPath } from '../../film/captions.ts'
import {
  type ColourScheme,
  type Film,
  filmFiles,
  type ProvidedFilm,
  playerAddress,
  watchAddress,
} from '../../film/film.ts'
import { type Segment, segmentAnchor } from '../../film/transcript.ts'

interface Props {
  /** Names the files that are made from the transcript. */
  readonly id: string
  readonly language: Language
  readonly title: string
  /** As it is shown: `1:30`. */
  readonly duration: string
  readonly film: Film
  /** What its picture asks, written again where the picture is too small to read. */
  readonly question: string
  /** What its picture shows: two sources of an answer, and the viewer's own site, which is not one. */
  readonly sites: readonly string[]
  /** That the film has no voice. */
  readonly note?: string | undefined
  readonly segments: readonly Segment[]
  /** What is seen in each of them. */
  readonly stills?: readonly ReactNode[]
  /** The heading of its chapters. */
  readonly learn?: string | undefined
  readonly labels: BlockLabels['video']
  /** The label beside its transcript, the first section of a page. */
  readonly section: string
  /** What kind of film it is, and what can be done with it. */
  readonly actions?: ReactNode
}

/**
 * A film, its chapters and its transcript. A picture is shown until someone asks for the film; only then
 * does anything load: our file in the browser's own player, or the player of a provider
 * (`player.client.ts`). Without JavaScript the picture links to the provider. A chapter starts our film at
 * its beginning (`chapters.client.ts`), or links to its part of the transcript.
 */
export function VideoBlock(props: Props) {
  const { note, segments, stills = [], learn, labels, section, actions } = props
  return (
    <>
      <div className="video inked grid">
        <div className="video-film">
          <Stage {...props} />
        </div>
        <nav className="video-chapters" aria-label={labels.chapters}>
          {learn && <h2>{learn}</h2>}
          <ol>
            {segments.map(({ start, time, title }, index) => (
              <li key={start}>
                <a href={`#${segmentAnchor({ start })}`} data-seek={start}>
                  {stills[index]}
                  <span>
                    <span className="mono">{time}</span> {title}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="video-about">
          {note && <p className="video-note">{note}</p>}
          {actions}
        </div>
      </div>
      <Transcript segments={segments} stills={stills} labels={labels} section={section} />
    </>
  )
}

function Stage(props: Props) {
  const { film } = props
  return (
    <div className="video-stage">
      {film.platform === 'file' ? <OwnPlayer {...props} /> : <ProvidedPlayer {...props} film={film} />}
    </div>
  )
}

/**
 * The browser's own player: it loads nothing but its picture before it is used. The picture lies behind the
 * player, since a `poster` cannot depend on the colour scheme. A button covers the player until it is used.
 */
function OwnPlayer({ id, language, title, duration, question, sites, labels }: Props) {
  return (
    <>
      <Poster language={language} question={question} sites={sites} />
      <video controls preload="none" playsInline {...size} poster={nothing} aria-label={title}>
        <Sources language={language} colours="dark" media={inDark} />
        <Sources language={language} colours="light" />
        {languages.map(track => (
          <track
            key={track}
            kind="captions"
            srcLang={track}
            label={captionsName[track]}
            src={captionsPath(id, track)}
            default={track === language}
          />
        ))}
      </video>
      <button className="video-start" type="button" data-seek={0} data-needs-script>
        <span className="button">
          <PlayIcon /> {labels.play} <span className="mono">{duration}</span>
        </span>
      </button>
    </>
  )
}

/** In order of preference: AV1 takes half the bytes, where the browser supports it. */
function Sources({
  language,
  colours,
  media,
}: {
  readonly language: Language
  readonly colours: ColourScheme
  readonly media?: string
}) {
  const { av1, h264 } = filmFiles(language, colours)
  return (
    <>
      <source src={av1} type={`video/mp4; codecs="${av1Codec}"`} media={media} />
      <source src={h264} type="video/mp4" media={media} />
    </>
  )
}

function Poster({ language, ...drawn }: Pick<Props, 'language' | 'question' | 'sites'>) {
  return (
    <>
      <PhonePoster {...drawn} />
      <picture>
        <source srcSet={nothing} media="(width < 40rem)" />
        <source srcSet={filmFiles(language, 'dark').poster} media={inDark} />
        <img src={filmFiles(language, 'light').poster} alt="" {...size} />
      </picture>
    </>
  )
}

/** On a phone, the words of the picture would be too small to read: the same scene, its question and its names large. */
function PhonePoster({ question, sites: [first, second, own] }: Pick<Props, 'question' | 'sites'>) {
  return (
    <>
      <svg className="video-phone drawing" viewBox="0 0 354 199" aria-hidden="true">
        <rect className="drawn-label" width={354} height={199} />
        <Lines x={22} y={60} widths={[150, 124, 158, 96]} step={20} />
        <path className="drawn-thread" d="M190 70H332M164 102H332" />
        <Mark x={190} y={70} number={1} />
        <Mark x={164} y={102} number={2} />
        <rect className="drawn-edge" x={206} y={110} width={126} height={25} />
        <text className="drawn-name" x={212} y={63}>
          {first}
        </text>
        <text className="drawn-name" x={212} y={95}>
          {second}
        </text>
        <text className="drawn-name" x={212} y={127}>
          {own}
        </text>
      </svg>
      <p className="video-question" aria-hidden="true">
        {question}
      </p>
    </>
  )
}

export const transcriptId = 'transcript'

/** Browsers cover a player without any poster with a grey panel. */
const nothing = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"

const inDark = '(prefers-color-scheme: dark)'

const size = { width: 1920, height: 1080 } as const

/** Main profile, level 4.0, 8 bits: tells a browser whether it can play it before it loads anything. */
const av1Codec = 'av01.0.08M.08'

function ProvidedPlayer({
  film,
  language,
  title,
  duration,
  question,
  sites,
  labels,
}: Props & { readonly film: ProvidedFilm }) {
  return (
    <>
      <a href={watchAddress(film)} data-play>
        <Poster language={language} question={question} sites={sites} />
        <span className="button">
          <PlayIcon /> {labels.play} <span className="visually-hidden">{title}</span>
          <span className="mono">{duration}</span>
        </span>
      </a>
      {/* Inert until it is copied, so that it loads nothing before. */}
      <template>
        <iframe
          src={playerAddress(film)}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
        />
      </template>
    </>
  )
}

/** Open at first, for those who cannot see the film or have no time for it; a phone has the stills of its chapters here. */
function Transcript({
  segments,
  stills = [],
  labels,
  section,
}: Pick<Props, 'segments' | 'stills' | 'labels' | 'section'>) {
  return (
    <details id={transcriptId} className="video-transcript" open>
      <summary>
        <span className="section-number mono" aria-hidden="true">
          § 1 {section}
        </span>
        <h2>{labels.transcript}</h2>
        <span className="video-show">{labels.show}</span> <span className="video-hide">{labels.hide}</span>
      </summary>
      <ol>
        {segments.map((segment, index) => (
          <li key={segment.start} id={segmentAnchor(segment)}>
            {stills[index]}
            <a className="mono" href={`#${segmentAnchor(segment)}`} data-seek={segment.start}>
              {segment.time}
            </a>
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
