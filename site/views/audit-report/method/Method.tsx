import './Method.css'
import { Paragraph } from '../../../content/inline.tsx'
import { fill } from '../../../content/wording.ts'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps, ReportPaths } from '../report.ts'
import { standingFrom } from '../score/points.ts'

interface MethodProps extends PartProps {
  readonly paths: ReportPaths
  /** How the sample came about. */
  readonly made: string | undefined
}

/** How the score was calculated, and what it cannot know. */
export function Method({ report, words, paths, made }: MethodProps) {
  return (
    <ReportPart id="method" heading={words.method.heading}>
      <div className="method-text">
        {words.method.how.map(text => (
          <p key={text}>{fill(text, standingFrom)}</p>
        ))}
        {made && <Paragraph text={made} />}
        <ul className="method-links">
          <li>
            <a href={paths.scorecard}>{fill(words.method.scorecard, { version: report.rubricVersion })}</a>
          </li>
          <li>
            <a href={paths.method}>{words.method.link}</a>
          </li>
        </ul>
      </div>
      <div className="method-limits">
        <h3>{words.method.limits.heading}</h3>
        <ul className="dashed">
          {words.method.limits.items.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </ReportPart>
  )
}
