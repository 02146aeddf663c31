import './Testimonials.css'
import type { Language } from '#contracts/languages.ts'
import { QuoteBlock } from '../../blocks/passages/QuoteBlock.tsx'
import { Skipped } from '../../blocks/passages/RobotSheet.tsx'
import type { CaseStudy } from '../../content/schemas/case-study.ts'
import type { CaseStudiesWords } from './words.ts'

interface Props {
  readonly words: CaseStudiesWords['testimonials']
  readonly testimonials: readonly CaseStudy['testimonial'][]
  readonly language: Language
}

/** Made-up testimonials, and the empty slip of the source that they all lack: their threads end at it, broken. */
export function Testimonials({ words: { text, missing }, testimonials, language }: Props) {
  return (
    <>
      <p className="testimonials-lead">{text}</p>
      <div className="testimonials">
        <div>
          {testimonials.map(({ quote, role }) => (
            <QuoteBlock key={quote} text={quote} author={role} language={language} />
          ))}
        </div>
        <div className="testimonials-slip">
          <h3>{missing.heading}</h3>
          <dl>
            {missing.rows.map(({ name, why }) => (
              <div key={name}>
                <dt>
                  <Skipped>{name}</Skipped>
                </dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </>
  )
}
