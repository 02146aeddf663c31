import type { ReactNode } from 'react'
import { HeadMargin } from '../opening/HeadMargin.tsx'
import { PageHead } from '../opening/PageHead.tsx'
import { DateWithin } from '../page/DateWithin.tsx'
import type { PageContext } from '../page/page-context.ts'
import { Signature } from './Signature.tsx'

interface Props {
  readonly words: {
    readonly heading?: ReactNode
    readonly lead?: string | undefined
    readonly updated: string
  }
  /** In the place of that of the words. */
  readonly heading?: ReactNode
  readonly author: string
  readonly context: Pick<PageContext, 'language' | 'labels'>
  /** More for the margin, under the signature. */
  readonly margin?: ReactNode
  readonly children?: ReactNode
}

/** The opening of a page, with the date of its last change of meaning and its author. */
export function SignedHead({ words, heading = words.heading, author, context, margin, children }: Props) {
  const { language, labels } = context
  const updated = <DateWithin text={labels.updated} date={words.updated} language={language} />
  return (
    <PageHead
      heading={heading}
      lead={words.lead}
      margin={
        <HeadMargin>
          <Signature parts={[updated, author]} />
          {margin}
        </HeadMargin>
      }
    >
      {children}
    </PageHead>
  )
}
