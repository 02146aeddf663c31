import './EvidenceList.css'
import type { Evidence } from '#contracts/audit-report.ts'
import type { PartProps } from '../report.ts'
import { shortAddress } from '../wording.ts'

interface EvidenceListProps extends Pick<PartProps, 'report' | 'words'> {
  readonly evidence: readonly Evidence[]
}

/** Exact quotes of what was seen, and where. It is text and stays text, in whatever language it was. */
export function EvidenceList({ evidence, report, words }: EvidenceListProps) {
  return evidence.map(({ address, where, quote }) => (
    <figure className="evidence" key={`${address} ${where} ${quote}`} translate="no">
      <figcaption className="mono">
        {shortAddress(address, report.address)} · {where}
      </figcaption>
      <blockquote>{quote || <em translate="yes">{words.findings.absence}</em>}</blockquote>
    </figure>
  ))
}
