import { Section } from '../../blocks/Section.tsx'
import { SourceNotes } from '../../blocks/SourceNotes.tsx'
import { Inline } from '../../content/inline.tsx'
import type { NumberedSource } from '../../content/read.ts'
import type { HomeWords } from '../Home.words.ts'
import { More } from './parts.tsx'

interface Props {
  readonly words: HomeWords['what']
  readonly sources: readonly NumberedSource[]
  readonly labels: HomeWords['sources']
}

export function What({ words, sources, labels }: Props) {
  const { caption, columns, rows } = words.table
  return (
    <Section
      number={3}
      label={words.label}
      heading={words.heading}
      margin={<SourceNotes sources={sources} labels={labels} />}
    >
      <dl className="pairs">
        {words.points.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Inline text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.criterion}</th>
            <th scope="col">{columns.seo}</th>
            <th scope="col">{columns.geo}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ criterion, seo, geo }) => (
            <tr key={criterion}>
              <th scope="row">{criterion}</th>
              <td data-label={columns.seo}>{seo}</td>
              <td data-label={columns.geo}>{geo}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <More text={words.more} />
    </Section>
  )
}
