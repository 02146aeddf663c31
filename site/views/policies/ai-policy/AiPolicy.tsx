import '../../../blocks/sources/note-twins.css'
import '../../../blocks/data/DataTable.css'
import '../../../blocks/data/WholeTable.css'
import './AiPolicy.css'
import { Fragment, type ReactNode } from 'react'
import { consentPaths } from '#contracts/consent.ts'
import type { Language } from '#contracts/languages.ts'
import { Degree } from '../../../blocks/data/Degree.tsx'
import { DegreeLegend } from '../../../blocks/data/DegreeLegend.tsx'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { Fold } from '../../../blocks/lists/Fold.tsx'
import { AnswerBlock } from '../../../blocks/passages/AnswerBlock.tsx'
import { SourceList } from '../../../blocks/sources/SourceList.tsx'
import { SourceNotes, sourcesBySection } from '../../../blocks/sources/SourceNotes.tsx'
import { textsOf } from '../../../content/bilingual.ts'
import type { NumberedSource } from '../../../content/read.ts'
import { fill } from '../../../content/wording.ts'
import { MailCall } from '../MailCall.tsx'
import { Clause, PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import { HeadOfPage } from './HeadOfPage.tsx'
import { UsesScene } from './UsesScene.tsx'
import type { AiPolicyWords } from './words.ts'

interface Props extends PolicyContext {
  readonly words: AiPolicyWords
  readonly sources: readonly NumberedSource[]
  /** As they are until a visitor chooses, and as the page of choices names them. */
  readonly settings: readonly Setting[]
  readonly robots: Robots
}

/** What robots.txt says of training today, in words. */
interface Robots {
  /** How many crawlers it lets in. */
  readonly trainers: string
  /** Which it keeps out. */
  readonly resellers: string
}

export function AiPolicy({ words, sources, settings: shown, robots, ...context }: Props) {
  const { language, labels } = context
  const settings = <Settings {...words.settings} settings={shown} language={language} />
  const parts = [
    { id: 'pages', beside: 0, ...words.pages },
    // The first two, as long as each other, stand side by side.
    { id: 'visitors', beside: 2, ...words.visitors },
  ]
  return (
    <PolicyPage
      {...context}
      words={words}
      picture={
        <>
          <DegreeLegend {...words.legend} shown={['yes', 'partly', 'no']} />
          <UsesScene words={words.scene} />
          <Fold summary={words.summary.heading}>
            <Permissions {...words.summary} />
          </Fold>
        </>
      }
      end={<MailCall id="contact" {...words.contact} />}
    >
      {parts.map(({ id, beside, heading, sections }) => (
        <Fragment key={id}>
          <Clause id={id} heading={heading} isTitle />
          {sections.map((section, index) => (
            <Question
              key={section.id}
              section={section}
              isFirst={section === words.pages.sections[0]}
              isColumn={index < beside}
              robots={robots}
              words={words}
              sources={sources}
              labels={labels.sources}
            >
              {section.id === 'change' && settings}
            </Question>
          ))}
        </Fragment>
      ))}
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
  /** The first of the page: its highlight is in view on a phone too. */
  readonly isFirst: boolean
  readonly isColumn: boolean
  readonly robots: Robots
  readonly words: Pick<AiPolicyWords, 'inShort' | 'tags'>
  readonly sources: readonly NumberedSource[]
  readonly labels: PolicyContext['labels']['sources']
  readonly children?: ReactNode
}

function Question({ section, isFirst, isColumn, robots, words, sources, labels, children }: QuestionProps) {
  const { id, heading, verdict, answer, rows, points, body = [] } = section
  const [called = []] = sourcesBySection([textsOf(section)], sources)
  return (
    <Clause
      id={id}
      level={3}
      heading={heading}
      short={{ label: words.inShort, verdict }}
      fold={isFirst ? 'open' : 'closed'}
      points={points}
      body={body.map(text => fill(text, { ...robots }))}
      isColumn={isColumn}
      below={
        rows && (
          <Fold summary={words.tags}>
            <HeadOfPage rows={rows} />
          </Fold>
        )
      }
      margin={called.length > 0 && <SourceNotes sources={called} labels={labels} anchored={false} />}
    >
      <AnswerBlock topic={heading} chunkId={`${id}-answer`} answer={answer} />
      {children}
    </Clause>
  )
}

interface SettingsProps extends Readonly<AiPolicyWords['settings']> {
  readonly settings: readonly Setting[]
  readonly language: Language
}

interface Setting {
  readonly name: string
  readonly isOn: boolean
}

function Settings({ settings, on, off, open, language }: SettingsProps) {
  return (
    <>
      <ul className="settings">
        {settings.map(({ name, isOn }) => (
          <li key={name}>
            <b>{name}</b>{' '}
            <span>
              <Degree of={isOn ? 'yes' : 'no'} /> {isOn ? on : off}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a className="button button-line" href={consentPaths[language]}>
          {open}
        </a>
      </p>
    </>
  )
}
