import './Case.css'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { QuoteBlock } from '../../blocks/passages/QuoteBlock.tsx'
import { Paragraph } from '../../content/inline.tsx'
import type { CaseStudy } from '../../content/schemas/case-study.ts'
import { FirstChange, OtherChanges } from './CaseChanges.tsx'
import type { CaseStudiesWords } from './words.ts'

interface Props {
  readonly id: string
  /** Of its section. */
  readonly number: number
  readonly study: CaseStudy
  readonly words: CaseStudiesWords['labels']
  readonly language: Language
}

/** A made-up case, in short: its problem and one change; the others unfold, with what to expect of them. */
export function Case({ id, number, study, words, language }: Props) {
  const { results, testimonial, limits } = study
  return (
    <section className="case" id={id}>
      <CaseHead number={number} study={study} words={words} />
      <figure className="case-changes">
        <figcaption className="mono">{study.passage.label}</figcaption>
        <FirstChange study={study} />
      </figure>
      <Fold summary={words.rest}>
        <div className="case-changes">
          <OtherChanges study={study} />
        </div>
        <div className="case-end">
          <div>
            <h3>{words.results}</h3>
            <p>{results}</p>
            {study.caseStudyUrl && (
              <p>
                <a href={study.caseStudyUrl}>{words.whole}</a>
              </p>
            )}
          </div>
          <div>
            <h3>{words.limits}</h3>
            <DashedList items={limits} />
          </div>
          <CaseFacts study={study} labels={words} />
          {study.imageUrl && <img src={study.imageUrl} alt="" loading="lazy" />}
          {testimonial.author && (
            <QuoteBlock
              text={testimonial.quote}
              author={`${testimonial.author}, ${testimonial.role}`}
              language={language}
            />
          )}
        </div>
      </Fold>
    </section>
  )
}

interface HeadProps {
  readonly number: number
  readonly study: Pick<CaseStudy, 'title' | 'kind' | 'challenge' | 'solution'>
  readonly words: Pick<CaseStudiesWords['labels'], 'challenge' | 'solution'>
  /** What changed most, between the title and the words. */
  readonly children?: ReactNode
}

/** What was wrong, and what to do about it. */
export function CaseHead({ number, study, words, children }: HeadProps) {
  return (
    <>
      <h2>
        <span className="mono">
          <span data-markdown-ignore>§ {number} </span>
          {study.kind}
        </span>{' '}
        {study.title}
      </h2>
      {children}
      <div className="case-problem">
        <h3>{words.challenge}</h3>
        <Paragraph text={study.challenge} />
      </div>
      <div className="case-plan">
        <h3>{words.solution}</h3>
        <Paragraph text={study.solution} />
      </div>
    </>
  )
}

interface CaseFactsProps {
  readonly study: CaseStudy
  readonly labels: CaseStudiesWords['labels']
}

/** How many of its subjects a case shows. */
const tagsShown = 3

function CaseFacts({ study: { client, industry, duration, tags }, labels }: CaseFactsProps) {
  const facts = [
    { name: labels.client, value: client },
    { name: labels.industry, value: industry },
    { name: labels.duration, value: duration },
    { name: labels.tags, value: tags.slice(0, tagsShown).join(', ') },
  ]
  return (
    <dl className="case-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="mono">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
