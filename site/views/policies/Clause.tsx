import type { ReactNode } from 'react'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { Paragraphs } from '../../content/inline.tsx'

interface Props {
  /** Its anchor. */
  readonly id: string
  readonly heading: string
  /** 3 for a clause inside a part. */
  readonly level?: 2 | 3
  readonly points?: readonly string[] | undefined
  readonly body?: readonly string[] | undefined
  /** Notes. */
  readonly margin?: ReactNode
  readonly children?: ReactNode
}

export function Clause({ id, heading, level = 2, points, body = [], margin, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <section className="clause" id={id} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`}>{heading}</Heading>
      {children}
      {points && <DashedList items={points} />}
      <Paragraphs texts={body} />
      {margin && <aside className="clause-margin margin">{margin}</aside>}
    </section>
  )
}
