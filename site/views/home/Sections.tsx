import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { TableHead } from '../../blocks/data/TableHead.tsx'
import type { BlockLabels } from '../../blocks/labels.ts'
import { Section } from '../../blocks/page/Section.tsx'
import { StatisticBlock } from '../../blocks/passages/StatisticBlock.tsx'
import { ConfidenceNote } from '../../blocks/sources/ConfidenceNote.tsx'
import { SourceNotes, sourcesBySection } from '../../blocks/sources/SourceNotes.tsx'
import { textsOf } from '../../content/bilingual.ts'
import { Inline, Paragraph } from '../../content/inline.tsx'
import { pathOf } from '../../routes.ts'
import { OwnAudit } from './OwnAudit.tsx'
import { Passage } from './Passage.tsx'
import type { HomeContent } from './words.ts'

interface Props extends HomeContent {
  readonly language: Language
  readonly labels: BlockLabels
}

/** The numbered sections between the opening and the end of the page. */
export function Sections(props: Props) {
  const { home, claims, audit, standings, checks, sources, labels } = props
  // The questions call nothing that is not called above: they need no notes.
  const sections = [home.what, claims, home.results]
  const [ofWhat, ofWhy, ofResults] = sourcesBySection(sections.map(textsOf), sources)
  const notes = (own: typeof ofWhat = []) => <SourceNotes sources={own} labels={labels.sources} />
  return (
    <>
      <Section id="passage" number={1} {...titleOf(home.what)} margin={notes(ofWhat)}>
        <Passage words={home.what.drawing} scene={home.hero.scene} />
        <Columns items={home.what.points} />
      </Section>
      <Why {...props} notes={notes(ofWhy)} />
      <OwnAudit words={home.ownAudit} audit={audit} standings={standings} checks={checks} />
      <Services {...props} />
      <Results {...props} notes={notes(ofResults)} />
      <Method {...props} />
      <Questions {...props} />
    </>
  )
}

function titleOf({ label, heading }: { readonly label: string; readonly heading: string }) {
  return { label, heading }
}

function Columns({ items }: { readonly items: readonly { readonly name: string; readonly text: string }[] }) {
  return (
    <dl className="columns">
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Inline text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface NotedProps extends Props {
  /** The sources, for the margin. */
  readonly notes: ReactNode
}

/** The claims of the agency, struck out, beside what others have measured. */
function Why({ home: { why }, claims, labels, notes }: NotedProps) {
  return (
    <Section number={2} {...titleOf(why)} margin={notes}>
      <table className="said">
        <TableHead columns={[why.columns.claimed, why.columns.measured]} />
        <tbody>
          {claims.map(({ statistic, description, note = '' }) => (
            <tr key={description}>
              <th scope="row">
                <b>{statistic}</b> {description}
              </th>
              <td>
                <Inline text={note} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* Nobody has measured a display claim: its schema allows it no other level. */}
      <ConfidenceNote level={labels.confidence.theoretical} text={why.confidence} />
    </Section>
  )
}

function Services({ home, services, language }: Props) {
  return (
    <Section number={4} {...titleOf(home.services)}>
      <ul className="offers">
        {services.map(({ name, page, audience, duration, price }) => (
          <li key={name}>
            <h3>
              <a href={pathOf(page, language)}>{name}</a>
            </h3>
            <p>{audience}</p>
            <p>
              <b>{duration}</b> {price.amount === undefined ? '' : price.text}
            </p>
          </li>
        ))}
      </ul>
      <Paragraph text={home.services.more} />
    </Section>
  )
}

/** The main statistic of the page, with its scope and the study that contradicts it; then how we would go about it. */
function Results({ home: { results }, cases, language, notes }: NotedProps) {
  return (
    <Section number={5} {...titleOf(results)} margin={notes}>
      <StatisticBlock figure={results.figure} text={results.text} scope={results.scope} />
      <Paragraph text={results.limit} />
      <ul>
        {cases.map(({ title }) => (
          <li key={title}>
            <a href={pathOf('case-studies', language)}>{title}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The phases, each with its goal: a figure without a measurement behind it, which the page says. */
function Method({ home: { method }, labels }: Props) {
  const { level, text } = method.confidence
  return (
    <Section id="method" number={6} {...titleOf(method)}>
      <ol className="columns phases">
        {method.phases.map(({ when, name, text, goal }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="mono">{when}</p>
            <p>{text}</p>
            <Paragraph text={goal} />
          </li>
        ))}
      </ol>
      <ConfidenceNote level={labels.confidence[level]} text={text} />
      <Paragraph text={method.more} />
    </Section>
  )
}

/** Three questions, and the words to know before asking more. */
function Questions({ home: { faq }, questions, terms, language }: Props) {
  const items = faq.items.map(({ answer }, index) => ({ name: questions[index] ?? '', text: answer }))
  return (
    <Section number={7} {...titleOf(faq)}>
      <Columns items={items} />
      <h3>{faq.terms.heading}</h3>
      <ul className="terms">
        {terms.map(({ id, term }) => (
          <li key={id}>
            <a href={`${pathOf('glossary', language)}#${id}`}>{term}</a>
          </li>
        ))}
      </ul>
      <Paragraph text={faq.more} />
    </Section>
  )
}
