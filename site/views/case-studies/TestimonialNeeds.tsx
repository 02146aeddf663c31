import './TestimonialNeeds.css'
import type { Language } from '#contracts/languages.ts'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { QuoteBlock } from '../../blocks/passages/QuoteBlock.tsx'
import type { CaseStudy } from '../../content/schemas/case-study.ts'
import type { CaseStudiesWords } from './words.ts'

interface Props {
  readonly words: CaseStudiesWords['testimonials']
  /** Made-up ones, which need it. */
  readonly examples: readonly CaseStudy['testimonial'][]
  readonly language: Language
}

/** What makes a source of a testimonial; made-up ones on demand. */
export function TestimonialNeeds({ words, examples, language }: Props) {
  return (
    <>
      <dl className="testimonial-needs">
        {words.rows.map(({ name, why }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
      {examples.length > 0 && (
        <Fold summary={words.examples}>
          <div className="testimonial-examples">
            {examples.map(({ quote, role }) => (
              <QuoteBlock key={quote} text={quote} author={role} language={language} />
            ))}
          </div>
        </Fold>
      )}
    </>
  )
}
