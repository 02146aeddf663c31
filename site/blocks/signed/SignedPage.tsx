import type { ComponentProps, ReactNode } from 'react'
import { AuditCall } from '../page/CallStrip.tsx'
import { closingParts } from '../page/closing-parts.tsx'
import { NumberedSections, type Part } from '../page/NumberedSections.tsx'
import type { PageContext } from '../page/page-context.ts'
import { SignedHead } from './SignedHead.tsx'

interface Props {
  readonly words: Parameters<typeof closingParts>[0] & {
    readonly heading: string
    readonly lead?: string
    readonly updated: string
    readonly call: ComponentProps<typeof AuditCall>['words']
  }
  readonly context: PageContext
  readonly className?: string
  /** The title, where its words are set in more than one way. */
  readonly heading?: ReactNode
  /** Below the lead. */
  readonly opening?: ReactNode
  /** In the margin of the opening, under the date. */
  readonly margin?: ReactNode
  /** Between the opening and the parts. */
  readonly children?: ReactNode
  /** The number of the first of its parts, where some stand between the opening and the others. */
  readonly first?: number
  /** The parts of its own; its sources, its author and the pages to read next follow. */
  readonly parts: readonly Part[]
  /** Before the call, which has the last word. */
  readonly end?: ReactNode
}

/** A page with an author and sources: its opening, numbered parts, and the way to the audit. */
export function SignedPage({ words, context, className = 'wrap', first = 1, parts, ...around }: Props) {
  const { language, labels, author, sources } = context
  const { heading = words.heading, opening, margin, children, end } = around
  return (
    <div className={className}>
      <SignedHead heading={heading} words={words} author={author.name} context={context} margin={margin}>
        {opening}
      </SignedHead>
      {children}
      <NumberedSections
        parts={[...parts, ...closingParts(words, context)]}
        sources={sources}
        labels={labels.sources}
        first={first}
      />
      {end}
      <AuditCall words={words.call} language={language} />
    </div>
  )
}
