import { Fragment, type ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { TableHead } from '../../blocks/data/TableHead.tsx'
import type { BlockLabels } from '../../blocks/labels.ts'
import { Section } from '../../blocks/page/Section.tsx'
import { ConfidenceNote } from '../../blocks/sources/ConfidenceNote.tsx'
import { SourceNotes, sourcesBySection } from '../../blocks/sources/SourceNotes.tsx'
import { textsOf } from '../../content/bilingual.ts'
import { Inline, Paragraph } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import { pathOf } from '../../routes.ts'
import { OwnAudit } from './OwnAudit.tsx'
import { Passage } from './Passage.tsx'
import { Shares } from './Shares.tsx'
import type { HomeContent } from './words.ts'

interface Props extends HomeContent {
  readonly language: Language
  readonly labels: BlockLabels
}

/** The numbered sections between the opening and the end of the page. */
export function Sections(props: Props) {
  const { home, audit, standings, checks } = props
  return (
    <>
      <What {...props} />
      <Why {...props} />
      <OwnAudit words={home.ownAudit} audit={audit} standings={standings} checks={checks} />
      <Services {...props} />
      <Results {...props} />
      <Method {...props} />
      <Questions {...props} />
    </>
  )
}

function What(props: Props) {
  const { what, hero } = props.home
  return (
    <Section id="passage" number={1} {...titleOf(what)}>
      <Passage words={what.drawing} scene={hero.scene} />
      <ul className="columns">
        {what.points.map(point => (
          <li key={point.name}>
            <h3>{point.name}</h3>
            <Paragraph text={point.text} />
          </li>
        ))}
      </ul>
      <Notes {...props} of={what.points} />
    </Section>
  )
}

function titleOf({ label, heading }: { readonly label: string; readonly heading: string }) {
  return { label, heading }
}

interface NotesProps extends Props {
  /** What calls the sources. */
  readonly of: object
  readonly as?: 'div' | 'td'
}

/** The sources of a part of a section, beside its text. */
function Notes({ of, as: Place = 'div', sources, labels }: NotesProps) {
  const [own = []] = sourcesBySection([textsOf(of)], sources)
  return (
    <Place className="margin">
      <SourceNotes sources={own} labels={labels.sources} />
    </Place>
  )
}

/** What others have measured, beside the claims of the agency, struck out. */
function Why(props: Props) {
  const { claimed, measured, source } = props.home.why.columns
  return (
    <Section number={2} {...titleOf(props.home.why)}>
      <table className="said">
        <TableHead columns={[measured, claimed, source]} />
        <tbody>
          {props.claims.map((claim, index) => (
            <tr key={claim.description}>
              <td>
                <Inline text={claim.note ?? ''} />
                <Shares in={claim.note ?? ''} of={props.home.why.claims[index]?.shares ?? []} />
              </td>
              <th scope="row" data-label={claimed}>
                <b>{claim.statistic}</b> {claim.description}
              </th>
              <Notes {...props} of={claim} as="td" />
            </tr>
          ))}
        </tbody>
      </table>
      <p>{props.home.why.others}</p>
    </Section>
  )
}

function Services({ home, services, language }: Props) {
  return (
    <Section number={4} {...titleOf(home.services)}>
      <ul className="offers">
        {services.map(({ name, page, audience, duration, price }) => (
          <li key={name} className={price.amount === 0 ? 'free' : undefined}>
            <h3>
              <a href={pathOf(page, language)}>{name}</a>
            </h3>
            <p>{audience}</p>
            <p>
              {duration} <span>{price.text}</span>
            </p>
          </li>
        ))}
      </ul>
      <Paragraph text={home.services.more} />
    </Section>
  )
}

/** Two studies that contradict each other, each above its source, what we make of both, and three pages so rewritten. */
function Results(props: Props) {
  const { ownCase, lengths, cases, language } = props
  const { results } = props.home
  return (
    <Section id="results" number={5} {...titleOf(results)}>
      <ul className="columns studies">
        {results.studies.map(study => (
          <li key={study.scope}>
            <p className="mono">{study.scope}</p>
            <Paragraph text={study.text} />
            <Notes {...props} of={study} />
          </li>
        ))}
      </ul>
      <p className="conclusion">{results.conclusion}</p>
      <ul className="columns">
        <Case {...ownCase} language={language}>
          <Shorter {...lengths} text={results.shorter} language={language} />
        </Case>
        {cases.map(({ kind, title }) => (
          <Case key={title} kind={kind} title={title} language={language} />
        ))}
      </ul>
    </Section>
  )
}

type Named = Props['ownCase']

interface CaseProps extends Named {
  readonly language: Language
  readonly children?: ReactNode
}

/** A page so rewritten. What it is, true or made up, belongs to its link. */
function Case({ kind, title, language, children }: CaseProps) {
  return (
    <li>
      <h3>
        <a href={pathOf('case-studies', language)}>
          <span className="mono">{kind}</span> {title}
        </a>
      </h3>
      {children}
    </li>
  )
}

type Lengths = Props['lengths']

interface ShorterProps extends Lengths {
  readonly text: string
  readonly language: Language
}

/** How many words are left of how many, on a bar of them all. */
function Shorter({ before, after, text, language }: ShorterProps) {
  return (
    <>
      <svg viewBox={`0 0 ${before} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={before} height="1" opacity=".25" />
        <rect width={after} height="1" />
      </svg>
      <p>{fill(text, { before: figure(before, language), after: figure(after, language) })}</p>
    </>
  )
}

/** The phases, then their goals: figures without a measurement behind them, which the page says. */
function Method({ home: { method }, phases, labels }: Props) {
  const { level, text } = method.confidence
  const weeks = Math.max(...phases.map(({ ends = 0 }) => ends)) + weeksAfter
  return (
    <Section id="method" number={6} {...titleOf(method)} isTinted>
      <ol className="columns phases">
        {phases.map(({ title, weeks: when, ends }, index) => (
          <li key={title}>
            <Weeks from={phases[index - 1]?.ends} to={ends} of={weeks} />
            <h3>
              <span className="mono">{when}</span> {title}
            </h3>
            <p>{method.phases[index]}</p>
          </li>
        ))}
      </ol>
      <ConfidenceNote level={labels.confidence[level]} text={text} />
      <Paragraph text={method.more} />
    </Section>
  )
}

/** Of what has no end, as many weeks are drawn. */
const weeksAfter = 4

interface WeeksProps {
  /** The last week of the phase before. */
  readonly from: number | undefined
  /** Its own last week; without one, it has no end. */
  readonly to: number | undefined
  /** The last week that is drawn. */
  readonly of: number
}

/** The weeks of a phase on a ruler of all; dashes, if it has no end. One after the other, these make steps. */
function Weeks({ from = 0, to, of }: WeeksProps) {
  return (
    <svg viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
      <line y1=".5" x2={of} y2=".5" strokeDasharray=".05 .95" />
      {to ? (
        <rect x={from} width={to - from} height="1" />
      ) : (
        <line x1={from} y1=".5" x2={of} y2=".5" strokeDasharray=".5" />
      )}
    </svg>
  )
}

/** Three questions, and the words to know before asking more. */
function Questions({ home: { faq }, questions, terms, language }: Props) {
  return (
    <Section number={7} {...titleOf(faq)}>
      <ul className="offers">
        {faq.items.map(({ answer }, index) => (
          <li key={questions[index]}>
            <h3>{questions[index]}</h3>
            <p className="definition">
              <Inline text={answer} />
            </p>
          </li>
        ))}
      </ul>
      <p>
        {faq.terms.heading}{' '}
        {terms.map(({ id, term }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <a href={`${pathOf('glossary', language)}#${id}`}>{term}</a>
          </Fragment>
        ))}
        .
      </p>
      <Paragraph text={faq.more} />
    </Section>
  )
}
