import './Declarations.css'
import { Paragraph } from '../../../content/inline.tsx'
import { EvidenceList } from '../findings/EvidenceList.tsx'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps } from '../report.ts'
import { Tag } from '../Tag.tsx'

/**
 * What the site declares to machines: shown because people ask, and worth no points because nothing shows
 * that it counts.
 */
export function Declarations({ report, words, language }: PartProps) {
  const { declarations } = report
  if (declarations.length === 0) return null
  return (
    <ReportPart id="declarations" heading={words.declarations.heading} lead={words.declarations.lead}>
      <ul className="declarations">
        {declarations.map(({ name, present, sentence, evidence }) => (
          <li key={name}>
            <b>{name}</b>{' '}
            <Tag tone={present ? 'present' : 'absent'} plain>
              {present ? words.declarations.present : words.declarations.absent}
            </Tag>
            <div>
              <Paragraph text={sentence} />
              <EvidenceList evidence={evidence} report={report} words={words} language={language} />
            </div>
          </li>
        ))}
      </ul>
    </ReportPart>
  )
}
