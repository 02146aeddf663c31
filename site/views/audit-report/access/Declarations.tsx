import './Declarations.css'
import { Paragraph } from '../../../content/inline.tsx'
import { EvidenceList } from '../findings/EvidenceList.tsx'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps } from '../report.ts'
import { Tag } from '../Tag.tsx'

/**
 * What the site declares to machines: shown because people ask, and worth no points because nothing shows
 * that it counts. Each takes one line, and unfolds what was seen; what the site leaves out shares one.
 */
export function Declarations({ report, words, language }: PartProps) {
  const { declarations } = report
  if (declarations.length === 0) return null
  const absent = declarations.filter(({ present }) => !present)
  return (
    <ReportPart id="declarations" heading={words.declarations.heading} lead={words.declarations.lead}>
      <ul className="declarations">
        {declarations
          .filter(({ present }) => present)
          .map(({ name, sentence, evidence }) => (
            <li key={name}>
              <details className="purpose">
                <summary>
                  <b>{name}</b> <Tag of="present">{words.declarations.present}</Tag>
                </summary>
                <Paragraph text={sentence} />
                <EvidenceList evidence={evidence} report={report} words={words} language={language} />
              </details>
            </li>
          ))}
        {absent.length > 0 && (
          <li className="is-absent">
            <b>{absent.map(({ name }) => name).join(', ')}</b>{' '}
            <Tag of="absent">{words.declarations.absent}</Tag>
            <p>{words.declarations.none}</p>
          </li>
        )}
      </ul>
    </ReportPart>
  )
}
