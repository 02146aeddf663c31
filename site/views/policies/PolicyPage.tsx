import './PolicyPage.css'
import type { ReactNode } from 'react'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { HeadFold } from '../../blocks/lists/HeadFold.tsx'
import { Notice } from '../../blocks/page/Notice.tsx'
import { RelatedResources } from '../../blocks/page/RelatedResources.tsx'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { SignedHead } from '../../blocks/signed/SignedHead.tsx'
import { Inline, Paragraphs } from '../../content/inline.tsx'
import type { PageId } from '../../routes.ts'
import type { PolicyContext } from './read-policy.ts'

interface Props extends PolicyContext {
  readonly words: {
    readonly heading: string
    readonly lead: string
    readonly updated: string
    readonly notice?: { readonly heading: string; readonly text: string } | undefined
    readonly related: readonly { readonly page: PageId; readonly text: string }[]
  }
  /** The essentials, before anything else, unless the picture is them. */
  readonly summary?: ReactNode
  /** The first part, where it comes before the picture. */
  readonly first?: ReactNode
  readonly picture: ReactNode
  /** The last word of the page. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A legal or policy page: dated, with a summary or a picture first. */
export function PolicyPage({ words, picture, summary, first, end, children, ...context }: Props) {
  const { language, agency, labels, pageNames } = context
  return (
    <div className="wrap">
      <SignedHead words={words} author={agency} context={{ language, labels }} />
      {summary && (
        <div className="policy-summary grid">
          <div>{summary}</div>
        </div>
      )}
      {first && (
        <div className="policy is-first grid">
          <div className="policy-text">{first}</div>
        </div>
      )}
      <Tinted isInked>{picture}</Tinted>
      <div className="policy grid">
        <div className="policy-text">
          {children}
          {words.notice && <Notice {...words.notice} />}
          <Clause id="related" heading={labels.related.heading}>
            <RelatedResources
              items={words.related}
              heading={labels.related.heading}
              language={language}
              names={pageNames}
            />
          </Clause>
        </div>
      </div>
      {end}
    </div>
  )
}

interface ClauseProps {
  /** Its anchor. */
  readonly id: string
  readonly heading: string
  /** 3 for a clause inside a part. */
  readonly level?: 2 | 3
  /** The answer in a word or two of large type, and what it is called. */
  readonly short?: { readonly label: string; readonly verdict: string }
  readonly points?: readonly string[] | undefined
  readonly body?: readonly string[] | undefined
  /** A phone unfolds its text under its heading; `open` for the one that begins unfolded. */
  readonly fold?: 'closed' | 'open'
  /** What stands beside its text, under what it means. */
  readonly margin?: ReactNode
  /** A picture as wide as the page, under all of it. */
  readonly below?: ReactNode
  /** Whether it only begins a part of the page. */
  readonly isTitle?: boolean
  /** Whether its text is as wide as the page: a table. */
  readonly isWide?: boolean
  /** Whether it has another tone than the rest of the page. */
  readonly isTinted?: boolean
  /** Whether it is half as wide, all in one column: the next stands beside it. */
  readonly isColumn?: boolean
  /** Where it is wide, a sentence beside its heading. */
  readonly lead?: string
  readonly children?: ReactNode
}

export function Clause(clause: ClauseProps) {
  const {
    id,
    heading,
    level = 2,
    short,
    points = [],
    body = [],
    fold,
    margin,
    below,
    lead,
    children,
  } = clause
  const Heading = `h${level}` as const
  const text = (
    <div className="clause-text">
      {children}
      {points.length > 0 && <DashedList items={points} />}
      <Paragraphs texts={body} />
    </div>
  )
  return (
    <section className={classesOf(clause)} id={id} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className="clause-head">
        {heading}
      </Heading>
      {lead && (
        <p className="clause-lead">
          <Inline text={lead} />
        </p>
      )}
      {short && (
        <div className="clause-short">
          <p className="visually-hidden">{short.label}</p>
          <p className="clause-verdict">{short.verdict}</p>
        </div>
      )}
      {fold ? (
        <HeadFold name={heading} isOpen={fold === 'open'}>
          {text}
        </HeadFold>
      ) : (
        text
      )}
      {margin && <aside className="margin">{margin}</aside>}
      {below && <div className="clause-below">{below}</div>}
    </section>
  )
}

function classesOf({ isWide, isTinted, isTitle, isColumn }: ClauseProps): string {
  const kinds = [isWide && 'is-wide', isTinted && 'tinted', isTitle && 'is-title', isColumn && 'is-column']
  return ['clause', ...kinds.filter(kind => kind)].join(' ')
}
