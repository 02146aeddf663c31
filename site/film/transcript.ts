/** A part of the transcript, and a chapter of the film. */
export interface Segment {
  /** In seconds. */
  readonly start: number
  /** As it is shown: `0:30–1:00`. */
  readonly time: string
  readonly title: string
  readonly text: string
}

interface Transcript {
  readonly title: string
  /** Where the film is shown. */
  readonly address: string
  readonly segments: readonly Segment[]
}

/** The transcript as a text file: its title, where it comes from, and each part under its time. */
export function transcriptText({ title, address, segments }: Transcript): string {
  const parts = segments.map(({ time, title: name, text }) => `${time}  ${name}\n${text}`)
  return `${[`${title}\n${address}`, ...parts].join('\n\n')}\n`
}

/** The path of that file: `/video/geo-intro-90s.fr.txt`. */
export function transcriptPath(id: string, language: string): string {
  return `/video/${id}.${language}.txt`
}

/** The seconds of a duration as it is written: `1:30` is 90. */
export function secondsOf(duration: string): number {
  return duration.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
}

export function segmentAnchor({ start }: Pick<Segment, 'start'>): string {
  return `transcript-${start}`
}
