import '../sources/note-twins.css'
import type { ReactNode } from 'react'
import { textsOf } from '../../content/bilingual.ts'
import type { NumberedSource } from '../../content/read.ts'
import type { BlockLabels } from '../labels.ts'
import { SourceNotes, sourcesBySection } from '../sources/SourceNotes.tsx'
import { Section } from './Section.tsx'
import '../../styles/night.css'
import './Tinted.css'
import './NumberedSections.css'

/** A part of a page, before it is numbered. */
export interface Part {
  readonly id: string
  readonly label: string
  readonly heading?: string
  /** The words of the part, which call sources. */
  readonly words?: unknown
  /** More for the margin, above the notes. */
  readonly aside?: ReactNode
  /** Whether it has another tone than the rest of the page. */
  readonly isTinted?: boolean
  /** Whether it is a band of night. */
  readonly isInked?: boolean
  /** Whether it follows the text and has no number: sources, author, pages to read next. */
  readonly isApparatus?: boolean
  /** Whether it stands between the numbered ones without a number: the index of its page does not list it. */
  readonly isBetween?: boolean
  readonly children: ReactNode
}

interface Props {
  readonly parts: readonly Part[]
  readonly sources: readonly NumberedSource[]
  readonly labels: BlockLabels['sources']
  /** The number of the first part: a page may have numbered chapters before it. */
  readonly first?: number
}

/** The parts of a page, numbered, each with the sources that it calls. */
export function NumberedSections({ parts, sources, labels, first = 1 }: Props) {
  const notes = sourcesBySection(
    parts.map(({ words }) => textsOf(words)),
    sources,
  )
  const numbered = parts
    .filter(({ isApparatus, isBetween }) => !isApparatus && !isBetween)
    .map(({ id }) => id)
  return parts.map(({ id, label, heading, aside, isTinted, isInked, isApparatus, children }, index) => (
    <Section
      key={id}
      id={id}
      number={numbered.includes(id) ? first + numbered.indexOf(id) : undefined}
      label={label}
      heading={heading}
      isTinted={isTinted}
      isInked={isInked}
      isMinor={isApparatus}
      margin={margin({ aside, sources: notes[index] ?? [], labels })}
    >
      {children}
    </Section>
  ))
}

/** Null without notes: the text may then use the margin. */
function margin({ aside, sources, labels }: Pick<Part, 'aside'> & Omit<Props, 'parts'>): ReactNode {
  if (!aside && sources.length === 0) return null
  return (
    <>
      {aside}
      <SourceNotes sources={sources} labels={labels} anchored={false} />
    </>
  )
}
