import './Engines.css'
import { accessWords, partHeadings } from '#contracts/report-words.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { EvidenceList } from '../findings/EvidenceList.tsx'
import { gateRemarks } from '../findings/grouping.ts'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps } from '../report.ts'
import { Tag } from '../Tag.tsx'

/** Which engines can fetch, may use, may show and can read the site, and what closes a gate. */
export function Engines({ report, words, language }: PartProps) {
  const gates = report.engines[0]?.gates ?? []
  return (
    <ReportPart id="engines" heading={partHeadings.engines[language]} lead={words.engines.lead}>
      <table className="engines" aria-labelledby="engines-title">
        <TableHead
          columns={[
            words.engines.columns.engine,
            ...gates.map(({ name }) => name),
            words.engines.columns.access,
          ]}
        />
        <tbody>
          {report.engines.map(({ engine, name, agent, open, gates }) => (
            <tr key={engine}>
              <th scope="row">
                {name} <span className="mono">{agent}</span>
              </th>
              {gates.map(({ gate, name, verdict }) => (
                <td key={gate} className="gate" data-label={name}>
                  <Tag of={verdict}>{words.engines.gates[verdict]}</Tag>
                </td>
              ))}
              <td data-label={words.engines.columns.access}>
                <Tag of={open ? 'passed' : 'failed'}>{accessWords[open ? 'open' : 'closed'][language]}</Tag>
              </td>
            </tr>
          ))}
          {report.undocumentedEngines.map(({ name, sentence }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="engine-undocumented" colSpan={gates.length + 1}>
                {sentence}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="remarks">
        {gateRemarks(report.engines).map(({ gate, engines }) => (
          <li key={gate.sentence}>
            <b>{engines.length === report.engines.length ? gate.name : engines.join(', ')}</b>
            <p>{gate.sentence}</p>
            <EvidenceList evidence={gate.evidence} report={report} words={words} language={language} />
          </li>
        ))}
      </ul>
    </ReportPart>
  )
}
