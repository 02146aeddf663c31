import '../../blocks/page/Tinted.css'
import type { ComponentProps, ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { Figures } from '../../blocks/data/Figures.tsx'
import { TableHead } from '../../blocks/data/TableHead.tsx'
import type { BlockLabels } from '../../blocks/labels.ts'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import { Section } from '../../blocks/page/Section.tsx'
import { FaqList } from '../../blocks/passages/FaqList.tsx'
import { StatisticBlock } from '../../blocks/passages/StatisticBlock.tsx'
import { ConfidenceNote } from '../../blocks/sources/ConfidenceNote.tsx'
import { SourceNotes, sourcesBySection } from '../../blocks/sources/SourceNotes.tsx'
import { textsOf } from '../../content/bilingual.ts'
import { Inline, Paragraph } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import { pathOf } from '../../routes.ts'
import type { HomeContent } from './words.ts'

interface Props extends HomeContent {
  readonly language: Language
  readonly labels: BlockLabels
}

/** The numbered sections between the opening and the end of the page. */
export function Sections(props: Props) {
  const { home, claims, questions, cases, sources, labels } = props
  const sections = [claims, home.what, home.results, questions]
  const [ofWhy, ofWhat, ofResults, ofQuestions] = sourcesBySection(sections.map(textsOf), sources)
  const notes = (own: typeof ofWhy = []) => <SourceNotes sources={own} labels={labels.sources} />
  return (
    <>
      <Why {...props} notes={notes(ofWhy)} />
      <Part id="passage" number={2} words={home.what} margin={notes(ofWhat)}>
        <Pairs items={home.what.points} />
      </Part>
      <Services {...props} />
      <Results {...props} notes={notes(ofResults)} />
      <Part number={5} words={home.method}>
        <ol className="phases">
          {home.method.phases.map(({ when, name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="mono">{when}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Part>
      <OwnAudit {...props} />
      <Part number={7} words={home.cases}>
        <div className="cases">
          {cases.map(({ title, industry, duration, solution }) => (
            <article key={title}>
              <p className="mono">
                {industry}, {duration}
              </p>
              <h3>{title}</h3>
              <p>{solution}</p>
            </article>
          ))}
        </div>
      </Part>
      <Goals {...props} />
      <Terms {...props} />
      <Part number={10} words={home.faq} margin={notes(ofQuestions)}>
        <FaqList items={questions} />
      </Part>
    </>
  )
}

interface PartProps extends Omit<ComponentProps<typeof Section>, 'label' | 'heading'> {
  /** `more` links to the whole of what the section shows in part. */
  readonly words: { readonly label: string; readonly heading: string; readonly more?: string }
}

function Part({ words: { label, heading, more }, children, ...section }: PartProps) {
  return (
    <Section {...section} label={label} heading={heading}>
      {children}
      {more && <Paragraph text={more} />}
    </Section>
  )
}

interface CitingProps extends Props {
  readonly notes: ReactNode
}

/** The claims of the agency, beside what others have measured. */
function Why({ home: { why }, claims, labels, notes }: CitingProps) {
  const { claimed, measured } = why.columns
  return (
    <Part number={1} words={why} margin={notes}>
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
      <ConfidenceNote level={labels.confidence.theoretical} text={why.confidence} />
    </Part>
  )
}

function Services({ home, services }: Props) {
  const { columns } = home.services
  return (
    <Part number={3} words={home.services}>
      <table>
        <TableHead columns={[columns.service, columns.price]} />
        <tbody>
          {services.map(({ name, short, price }) => (
            <tr key={name}>
              <th scope="row">
                {name} <small>{short}</small>
              </th>
              <td data-label={columns.price}>{price.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

/** The main statistic of the page, with its scope and the study that contradicts it. */
function Results({ home: { results }, notes }: CitingProps) {
  return (
    <Part number={4} words={results} isTinted>
      <StatisticBlock figure={results.figure} text={results.text} scope={results.scope} />
      <div className="statistic-limit">
        <Paragraph text={results.limit} />
        <aside className="margin">{notes}</aside>
      </div>
    </Part>
  )
}

/** Three lines of the report on this very site, the one it loses included. */
function OwnAudit({ home: { ownAudit }, findings, checks }: Props) {
  const figures = findings.map(({ name, ...points }) => ({
    value: fill(ownAudit.points, { ...points }),
    text: name,
  }))
  return (
    <Part number={6} words={{ ...ownAudit, more: fill(ownAudit.more, { checks }) }}>
      <Figures figures={figures} />
      <Paragraph text={ownAudit.text} />
    </Part>
  )
}

/** The agency's goals: figures without a measurement behind them, which the page says. */
function Goals({ home: { goals }, labels }: Props) {
  const { level, text } = goals.confidence
  return (
    <Part number={8} words={goals}>
      <Figures figures={goals.figures} />
      <ConfidenceNote level={labels.confidence[level]} text={text} />
    </Part>
  )
}

/** The words alone, large: the glossary defines each. */
function Terms({ home, terms, language }: Props) {
  return (
    <Part number={9} words={home.glossary}>
      <ul className="terms">
        {terms.map(({ id, term }) => (
          <li key={id}>
            <a href={`${pathOf('glossary', language)}#${id}`}>{term}</a>
          </li>
        ))}
      </ul>
    </Part>
  )
}
