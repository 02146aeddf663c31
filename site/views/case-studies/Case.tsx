import './Case.css'
import { BeforeAfter } from '../../blocks/data/BeforeAfter.tsx'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { QuoteBlock } from '../../blocks/passages/QuoteBlock.tsx'
import { ConfidenceNote } from '../../blocks/sources/ConfidenceNote.tsx'
import type { CaseStudy } from '../../content/schemas/case-study.ts'
import type { CaseStudiesWords } from './words.ts'

interface Props {
  readonly study: CaseStudy
  readonly words: CaseStudiesWords['labels']
  readonly context: Pick<PageContext, 'language' | 'labels'>
}

export function Case({ study, words, context: { language, labels } }: Props) {
  const { challenge, solution, work, passage, results, testimonial, limits } = study
  const { confidence, confidenceNote } = study
  return (
    <div className="case">
      <CaseFacts study={study} labels={words} />
      {study.imageUrl && <img src={study.imageUrl} alt="" loading="lazy" />}
      <BeforeAfter
        label={passage.label}
        before={{ name: words.before, text: passage.before }}
        after={{ name: words.after, text: passage.after }}
      />
      <h3>{words.challenge}</h3>
      <p>{challenge}</p>
      <h3>{words.solution}</h3>
      <p>{solution}</p>
      <h3>{words.work}</h3>
      <DashedList items={work} />
      <h3>{words.results}</h3>
      <p>{results}</p>
      {confidence && confidenceNote && (
        <ConfidenceNote level={labels.confidence[confidence]} text={confidenceNote} />
      )}
      <h3>{words.testimonial}</h3>
      <QuoteBlock text={testimonial.quote} author={speakerOf(testimonial)} language={language} />
      <h3>{words.limits}</h3>
      <DashedList items={limits} />
      {study.caseStudyUrl && (
        <p>
          <a href={study.caseStudyUrl}>{words.whole}</a>
        </p>
      )}
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
