import '../../../blocks/sources/note-twins.css'
import '../../../blocks/data/DataTable.css'
import '../../../blocks/data/WholeTable.css'
import './AiPolicy.css'
import { Degree } from '../../../blocks/data/Degree.tsx'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { AnswerBlock } from '../../../blocks/passages/AnswerBlock.tsx'
import { SourceList } from '../../../blocks/sources/SourceList.tsx'
import { SourceNotes, sourcesBySection } from '../../../blocks/sources/SourceNotes.tsx'
import { textsOf } from '../../../content/bilingual.ts'
import { Inline } from '../../../content/inline.tsx'
import type { NumberedSource } from '../../../content/read.ts'
import { Clause } from '../PolicyPage.tsx'
import { PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import type { AiPolicyWords } from './words.ts'

interface Props extends PolicyContext {
  readonly words: AiPolicyWords
  readonly sources: readonly NumberedSource[]
}

export function AiPolicy({ words, sources, ...context }: Props) {
  const { language, labels } = context
  const parts = [
    { id: 'pages', ...words.pages },
    { id: 'visitors', ...words.visitors },
  ]
  return (
    <PolicyPage
      {...context}
      words={words}
      summary={
        <>
          <h2>{words.summary.heading}</h2>
          <Permissions {...words.summary} />
        </>
      }
      contents={[
        ...parts.flatMap(({ sections }) => sections.map(({ id, heading }) => ({ id, name: heading }))),
        { id: 'contact', name: words.contact.heading },
      ]}
    >
      {parts.map(({ id, heading, sections }) => (
        <Clause key={id} id={id} heading={heading} isWide>
          {sections.map(section => (
            <Question key={section.id} section={section} sources={sources} labels={labels.sources} />
          ))}
        </Clause>
      ))}
      <Clause id="contact" heading={words.contact.heading} body={[words.contact.text]} />
      <Clause id="sources" heading={labels.sources.heading} isWide>
        <SourceList sources={sources} language={language} labels={labels.sources} />
      </Clause>
    </PolicyPage>
  )
}

/** What AI may do, with our pages and with what visitors send. */
function Permissions({ heading, columns, rows }: AiPolicyWords['summary']) {
  const { use, pages, yours } = columns
  return (
    <table className="data-table whole-table permissions" aria-label={heading}>
      <TableHead columns={[use, pages, yours]} />
      <tbody>
        {rows.map(row => (
          <tr key={row.use}>
            <th scope="row">{row.use}</th>
            <Permission column={pages} {...row.pages} />
            <Permission column={yours} {...row.yours} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Permission({
  column,
  may,
  words,
}: AiPolicyWords['summary']['rows'][number]['pages'] & { readonly column: string }) {
  return (
    <td data-label={column}>
      <Degree of={may} /> {words}
    </td>
  )
}

type Section = AiPolicyWords['pages']['sections'][number]

interface QuestionProps {
  readonly section: Section
  readonly sources: readonly NumberedSource[]
  readonly labels: PolicyContext['labels']['sources']
}

function Question({ section, sources, labels }: QuestionProps) {
  const { id, heading, answer, rows, points, body } = section
  const [called = []] = sourcesBySection([textsOf(section)], sources)
  return (
    <Clause
      id={id}
      level={3}
      heading={heading}
      points={points}
      body={body}
      margin={called.length > 0 && <SourceNotes sources={called} labels={labels} anchored={false} />}
    >
      <AnswerBlock topic={heading} chunkId={`${id}-answer`} answer={answer} />
      {rows && <Tags rows={rows} />}
    </Clause>
  )
}

function Tags({ rows }: { readonly rows: NonNullable<Section['rows']> }) {
  return (
    <dl className="tags">
      {rows.map(({ name, values, text }) => (
        <div key={name}>
          <dt className="mono" translate="no">
            {name} <span>{values.join(' · ')}</span>
          </dt>
          <dd>
            <Inline text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
