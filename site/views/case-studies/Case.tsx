import './Case.css'
import { BeforeAfter } from '../../blocks/data/BeforeAfter.tsx'
import { Figures } from '../../blocks/data/Figures.tsx'
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
  const { challenge, solution, work, passage, results, metrics, testimonial, limits } = study
  return (
    <div className="case">
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
      <Figures
        figures={metrics.map(({ label, value, change }) => ({ value, text: `${label}, ${change}` }))}
      />
      <p>{results}</p>
      <ConfidenceNote level={labels.confidence[study.confidence]} text={study.confidenceNote} />
      <h3>{words.testimonial}</h3>
      <QuoteBlock
        text={testimonial.quote}
        author={speakerOf(testimonial)}
        role={testimonial.note}
        language={language}
      />
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

/** A role and a kind of company, after the name of those who allow it to be shown. */
function speakerOf({ author, role }: CaseStudy['testimonial']): string {
  return author ? `${author}, ${role}` : role
}
