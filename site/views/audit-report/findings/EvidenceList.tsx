import './EvidenceList.css'
import { placesShown } from '#contracts/addresses/shown-address.ts'
import type { Evidence } from '#contracts/audit-report.ts'
import type { PartProps } from '../report.ts'
import { shortAddress } from '../wording.ts'

interface EvidenceListProps extends PartProps {
  readonly evidence: readonly Evidence[]
}

/**
 * Exact quotes of what was seen, and where: a file that is a place of its own is named once, and so is a line that it
 * repeats. It is text and stays text, in whatever language it was.
 */
export function EvidenceList({ evidence, report, words, language }: EvidenceListProps) {
  const quotes = Map.groupBy(
    evidence,
    ({ address, quote }) => `${shortAddress(address, report.address)} ${quote}`,
  )
  return [...quotes].map(([key, group]) => (
    <figure className="evidence" key={key} translate="no">
      <figcaption className="mono">
        {[
          ...new Set([
            shortAddress(group[0]?.address ?? '', report.address),
            placesShown(
              group.map(({ where }) => where),
              language,
            ),
          ]),
        ].join(' · ')}
      </figcaption>
      <blockquote>{group[0]?.quote || <em translate="yes">{words.findings.absence}</em>}</blockquote>
    </figure>
  ))
}
