import './CaseChanges.css'
import { Skipped } from '../../blocks/passages/RobotSheet.tsx'
import { Paragraph } from '../../content/inline.tsx'
import type { CaseStudy } from '../../content/schemas/case-study.ts'

interface Props {
  readonly study: Pick<CaseStudy, 'passage' | 'work'>
  readonly names: NonNullable<CaseStudy['names']>
}

/** Each change beside what a crawler then reads of it: the first ties the names of the company to the one it keeps. */
export function CaseChanges({ study: { passage, work }, names }: Props) {
  return (
    <figure className="case-changes">
      <figcaption className="mono">{passage.label}</figcaption>
      <ol className="case-work">
        {work.map(({ text, found }, index) => (
          <li key={text}>
            <p>{text}</p>
            {found && index === 0 ? (
              <Names {...names} fact={found.after} />
            ) : (
              <Piece before={found?.before} after={found?.after} passage={passage} />
            )}
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** The places where the company is named, and its identity: a thread goes from each to it. */
function Names({ kept, found, fact }: Props['names'] & { readonly fact: string }) {
  return (
    <div className="case-names">
      <dl>
        {found.map(({ place, name }) => (
          <div key={place}>
            <dt className="mono">{place}</dt>
            <dd>{name === kept ? <b>{name}</b> : <del>{name}</del>}</dd>
          </div>
        ))}
      </dl>
      <div className="case-identity">
        <p className="case-name">{kept}</p>
        <p>{fact}</p>
      </div>
    </div>
  )
}

interface PieceProps extends Pick<CaseStudy, 'passage'> {
  /** Absent where the passage itself is rewritten. */
  readonly before: string | undefined
  readonly after: string | undefined
}

function Piece({ before, after, passage }: PieceProps) {
  return (
    <div className="case-piece">
      {before ? (
        <Skipped>{before}</Skipped>
      ) : (
        <del>
          <Paragraph text={passage.before} />
        </del>
      )}
      <Paragraph text={after ?? passage.after} />
    </div>
  )
}
