import './Case.css'
import type { ReactNode } from 'react'
import { BeforeAfter } from '../../blocks/data/BeforeAfter.tsx'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { HeadFold } from '../../blocks/lists/HeadFold.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { QuoteBlock } from '../../blocks/passages/QuoteBlock.tsx'
import type { CaseStudy } from '../../content/schemas/case-study.ts'
import type { CaseStudiesWords } from './words.ts'

interface Props {
  readonly study: CaseStudy
  readonly words: CaseStudiesWords['labels']
  readonly context: Pick<PageContext, 'language'>
}

export function Case({ study, words, context: { language } }: Props) {
  const { challenge, solution, work, passage, results, testimonial, limits } = study
  return (
    <div className="case">
      <BeforeAfter
        label={passage.label}
        before={{ name: words.before, text: passage.before }}
        after={{ name: words.after, text: passage.after }}
        isInked
      />
      <CaseFacts study={study} labels={words} />
      {study.imageUrl && <img src={study.imageUrl} alt="" loading="lazy" />}
      <CasePart name={words.challenge} isOpen>
        <p>{challenge}</p>
      </CasePart>
      <CasePart name={words.solution}>
        <p>{solution}</p>
      </CasePart>
      <CasePart name={words.work}>
        <ol className="case-work">
          {work.map(change => (
            <li key={change}>{change}</li>
          ))}
        </ol>
      </CasePart>
      <CasePart name={words.results}>
        <p>{results}</p>
      </CasePart>
      <CasePart name={words.limits}>
        <DashedList items={limits} />
      </CasePart>
      <CasePart name={words.testimonial}>
        <QuoteBlock text={testimonial.quote} author={speakerOf(testimonial)} language={language} />
      </CasePart>
      {study.caseStudyUrl && (
        <p>
          <a href={study.caseStudyUrl}>{words.whole}</a>
        </p>
      )}
    </div>
  )
}

interface CasePartProps {
  readonly name: string
  /** Whether a phone begins with it unfolded. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

function CasePart({ name, isOpen = false, children }: CasePartProps) {
  return (
    <div className="case-part">
      <h3>{name}</h3>
      <HeadFold name={name} isOpen={isOpen}>
        {children}
      </HeadFold>
    </div>
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

/** A role and a kind of company, after the name of those who allow it to be shown. */
function speakerOf({ author, role }: CaseStudy['testimonial']): string {
  return author ? `${author}, ${role}` : role
}
