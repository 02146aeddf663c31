import './FigureFacts.css'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { shortAuthor } from '../../blocks/sources/SourceNotes.tsx'
import { Inline } from '../../content/inline.tsx'
import { citation, type Figure } from './citation.ts'
import { LevelSign } from './LevelSign.tsx'

interface Props {
  readonly figure: Figure
  readonly context: PageContext
}

/** On whom it was measured, and how. */
export function FigureScope({ scope, measurementTechnique }: Figure) {
  return (
    <p className="figure-scope">
      <Inline text={scope} />. {measurementTechnique}.
    </p>
  )
}

interface OriginProps extends Props {
  /** What its button says; absent where the figure has one elsewhere. */
  readonly copy?: string
  /** Whether it stands for all figures of its study, and says how they were measured. */
  readonly isOfStudy?: boolean
}

/** Who published it and when, and how far it can be relied on. */
export function FigureOrigin({ copy, isOfStudy = false, ...props }: OriginProps) {
  const { figure, context } = props
  const author = sourceOf(props)?.author ?? ''
  return (
    <div className="figure-origin">
      <p>
        {shortAuthor(author)},{' '}
        <span className="whole">
          {figure.date?.slice(0, 4)}
          <Inline text={figure.call} />{' '}
          <span className="figure-standing">
            <LevelSign level={figure.confidence} name={context.labels.confidence[figure.confidence]} />{' '}
            {copy && <CopyFigure copy={copy} {...props} />}
          </span>
        </span>
      </p>
      {isOfStudy && <p>{figure.measurementTechnique}</p>}
    </div>
  )
}

/** A button that copies a figure with all that must be quoted with it. */
export function CopyFigure({ copy, ...props }: Props & { readonly copy: string }) {
  const { figure, context } = props
  const source = sourceOf(props)
  return (
    source && (
      <button
        className="copy figure-copy"
        type="button"
        title={copy}
        data-copy={citation(figure, source, context.language)}
      >
        <svg width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="M5 5V1.5h9.5V11H11M1.5 5H11v9.5H1.5z" />
        </svg>
        <span className="visually-hidden">
          {copy} {figure.statistic}
        </span>
      </button>
    )
  )
}

function sourceOf({ figure, context }: Props) {
  return context.sources.find(({ id }) => id === figure.source)
}
