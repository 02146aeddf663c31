import './CaseChanges.css'
import { Skipped } from '../../blocks/passages/RobotSheet.tsx'
import { Inline, Paragraph } from '../../content/inline.tsx'
import type { CaseStudy } from '../../content/schemas/case-study.ts'

type Study = Pick<CaseStudy, 'passage' | 'work' | 'names'>

/** A page as a crawler reads it, before and after: from each old line a thread leads to the new one. */
export function FirstChange({ study }: { readonly study: Study }) {
  return (
    <ol>
      {study.work.slice(0, 1).map(change => (
        <Change key={change.text} change={change} study={study} isFirst />
      ))}
    </ol>
  )
}

/** Those after the first, which may unfold. */
export function OtherChanges({ study }: { readonly study: Study }) {
  return (
    <ol start={2} className="is-rest">
      {study.work.slice(1).map(change => (
        <Change key={change.text} change={change} study={study} />
      ))}
    </ol>
  )
}

interface ChangeProps {
  readonly study: Study
  readonly change: Study['work'][number]
  readonly isFirst?: boolean
}

/** The first change may keep one of the names of the company: a thread then goes from each of them to it. */
function Change({ study: { passage, names }, change: { text, found }, isFirst = false }: ChangeProps) {
  if (found && names && isFirst)
    return (
      <li className="case-row is-named">
        <Paragraph text={text} />
        <Names {...names} />
        <div>
          <p className="case-name">{names.kept}</p>
          <p>{found.after}</p>
        </div>
      </li>
    )
  if (!found)
    return (
      <li className="case-row is-passage">
        <Paragraph text={text} />
        <div>
          <p>
            <del>
              <Inline text={passage.before} />
            </del>
          </p>
        </div>
        <div>
          <Paragraph text={passage.after} />
        </div>
      </li>
    )
  return (
    <li className={found.isCode ? 'case-row is-code' : 'case-row'}>
      <Paragraph text={text} />
      <div>
        <p>{found.isHole ? <Skipped>{found.before}</Skipped> : <del>{found.before}</del>}</p>
      </div>
      <div>
        <p>{found.after}</p>
      </div>
    </li>
  )
}

/** The places where the company is named, each with its name there. */
function Names({ kept, found }: NonNullable<Study['names']>) {
  return (
    <div>
      <dl className="case-names">
        {found.map(({ place, name }) => (
          <div key={place}>
            <dt className="mono">{place}</dt>
            <dd>{name === kept ? <b>{name}</b> : <del>{name}</del>}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
