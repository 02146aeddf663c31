import { TableHead } from '../../blocks/data/TableHead.tsx'
import type { BlockLabels } from '../../blocks/labels.ts'
import { Section } from '../../blocks/page/Section.tsx'
import { ConfidenceNote } from '../../blocks/sources/ConfidenceNote.tsx'
import { SourceNotes } from '../../blocks/sources/SourceNotes.tsx'
import { Inline } from '../../content/inline.tsx'
import type { NumberedSource } from '../../content/read.ts'
import type { HomeContent, HomeWords } from './words.ts'

interface Props {
  readonly words: HomeWords['why']
  readonly claims: HomeContent['claims']
  readonly sources: readonly NumberedSource[]
  readonly labels: BlockLabels
}

/** The claims of the agency, beside what others have measured. */
export function Why({ words, claims, sources, labels }: Props) {
  const { claimed, measured } = words.columns
  return (
    <Section
      number={1}
      label={words.label}
      heading={words.heading}
      margin={<SourceNotes sources={sources} labels={labels.sources} />}
    >
      <table className="said">
        <TableHead columns={[measured, claimed]} />
        <tbody>
          {claims.map(({ statistic, description, note = '' }) => (
            <tr key={description}>
              <th scope="row">
                <Inline text={note} />
              </th>
              <td data-label={claimed}>
                <b>{statistic}</b> {description}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* Nobody has measured a display claim: its schema allows it no other level. */}
      <ConfidenceNote level={labels.confidence.theoretical} text={words.confidence} />
    </Section>
  )
}
