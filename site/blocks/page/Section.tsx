import './Margin.css'
import './Section.css'
import type { ReactNode } from 'react'

interface Props {
  /** Its anchor. */
  readonly id?: string | undefined
  /** `§ 3`, for instance; the sections of a page are numbered like those of a book, until its text ends. */
  readonly number: number | undefined
  readonly label: string
  /** Absent where the label is enough: above a quotation. */
  readonly heading?: string | undefined
  /** Whether it is of another tone than the rest of the page, whose view then imports `Tinted.css`. */
  readonly isTinted?: boolean | undefined
  /** Whether it is a band of night. */
  readonly isInked?: boolean | undefined
  /** Whether it belongs to the end of a page: a smaller heading, less space around it. */
  readonly isMinor?: boolean | undefined
  readonly children: ReactNode
  /** Notes, sources. */
  readonly margin?: ReactNode
}

/** A numbered section: its number at the left, its text in the middle, its notes in the margin. */
export function Section({ id, number, label, heading, children, margin, ...weight }: Props) {
  return (
    <section className={`section ${classesOf(weight)}grid`} id={id}>
      <p className="section-number mono" data-markdown-ignore>
        {number !== undefined && `§ ${number} `}
        {label}
      </p>
      <div className={margin ? 'section-text noted' : 'section-text'}>
        {heading && <h2>{heading}</h2>}
        {children}
      </div>
      {margin && <aside className="margin">{margin}</aside>}
    </section>
  )
}

function classesOf({ isTinted, isInked, isMinor }: Pick<Props, 'isTinted' | 'isInked' | 'isMinor'>): string {
  const tone = isInked ? 'inked ' : isTinted ? 'tinted ' : ''
  return isMinor ? `${tone}minor ` : tone
}
