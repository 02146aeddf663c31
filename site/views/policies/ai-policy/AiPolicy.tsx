import './AiPolicy.css'
import { DataTable } from '../../../blocks/data/DataTable.tsx'
import { AnswerBlock } from '../../../blocks/passages/AnswerBlock.tsx'
import { SourceList } from '../../../blocks/sources/SourceList.tsx'
import { Inline } from '../../../content/inline.tsx'
import type { NumberedSource } from '../../../content/read.ts'
import { Clause } from '../Clause.tsx'
import { PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import type { AiPolicyWords } from './words.ts'

interface Props extends PolicyContext {
  readonly words: AiPolicyWords
  readonly sources: readonly NumberedSource[]
}

export function AiPolicy({ words, sources, ...context }: Props) {
  const { columns, rows } = words.summary
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
          <DataTable
            label={words.summary.heading}
            columns={[columns.use, columns.pages, columns.yours]}
            rows={rows.map(({ use, pages, yours }) => [use, pages, yours])}
          />
        </>
      }
      contents={[
        ...parts.flatMap(({ sections }) => sections.map(({ id, heading }) => ({ id, name: heading }))),
        { id: 'contact', name: words.contact.heading },
      ]}
    >
      {parts.map(({ id, heading, sections }) => (
        <Clause key={id} id={id} heading={heading}>
          {sections.map(section => (
            <Question key={section.id} {...section} />
          ))}
        </Clause>
      ))}
      <Clause id="contact" heading={words.contact.heading} body={[words.contact.text]} />
      <Clause id="sources" heading={labels.sources.heading}>
        <SourceList sources={sources} language={language} labels={labels.sources} />
      </Clause>
    </PolicyPage>
  )
}

type Section = AiPolicyWords['pages']['sections'][number]

function Question({ id, heading, answer, rows, points, body }: Section) {
  return (
    <Clause id={id} level={3} heading={heading} points={points} body={body}>
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
