import './Sources.css'
import { counted } from '#language/counts.ts'
import { Fold } from '../../../blocks/lists/Fold.tsx'
import { fill } from '../../../content/wording.ts'
import { numberedSources } from '../findings/grouping.ts'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps } from '../report.ts'

/** The studies and documents that the checks rest on, each with the number that the findings call it by. */
export function Sources({ report, words: { citations }, language }: PartProps) {
  const sources = numberedSources(report)
  return (
    <ReportPart id="sources" heading={citations.heading} isTinted>
      <Fold summary={fill(counted(citations.all, sources.length, language), { count: sources.length })}>
        <ol className="check-sources">
          {sources.map(({ url, title }, index) => (
            <li key={url} id={`source-${index + 1}`}>
              <span className="mono">{index + 1}</span>{' '}
              <a href={url} lang="en">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </ReportPart>
  )
}
