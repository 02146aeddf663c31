import './ToolPage.css'
import type { ComponentProps, ReactNode } from 'react'
import { AuditCall } from './AuditCall.tsx'
import { closingParts } from './closing-parts.tsx'
import { NumberedSections, type Part } from './NumberedSections.tsx'
import { PageHead } from './PageHead.tsx'
import type { PageContext } from './page-context.ts'

interface Props {
  readonly words: Parameters<typeof closingParts>[0] & {
    readonly heading: string
    readonly lead: string
    readonly updated: string
    /** What to do where there is no JavaScript; shown only there. */
    readonly withoutScript: string
    readonly call: ComponentProps<typeof AuditCall>['words']
  }
  readonly context: PageContext
  readonly parts: readonly Part[]
  readonly children: ReactNode
}

/** A page with a tool first, then its explanation. */
export function ToolPage({ words, context, parts, children }: Props) {
  const { language, labels, author, sources } = context
  return (
    <div className="wrap">
      <PageHead
        heading={words.heading}
        lead={words.lead}
        signed={{ language, updated: words.updated, author: author.name, labels }}
      >
        <noscript>
          <p className="without-script">{words.withoutScript}</p>
        </noscript>
      </PageHead>
      {children}
      <NumberedSections
        parts={[...parts, ...closingParts(words, context)]}
        sources={sources}
        labels={labels.sources}
      />
      <AuditCall words={words.call} language={language} />
    </div>
  )
}
