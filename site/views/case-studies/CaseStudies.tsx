import type { Language } from '#contracts/languages.ts'
import { ShareChart } from '../../blocks/data/ShareChart.tsx'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { AuditCall } from '../../blocks/page/CallStrip.tsx'
import { relatedPart, sourcesPart } from '../../blocks/page/closing-parts.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import { SignedHead } from '../../blocks/signed/SignedHead.tsx'
import { Paragraphs } from '../../content/inline.tsx'
import type { Entry } from '../../content/read.ts'
import type { CaseStudy } from '../../content/schemas/case-study.ts'
import { Case } from './Case.tsx'
import { OwnCase } from './OwnCase.tsx'
import type { OwnFigures } from './own-site.ts'
import { TestimonialNeeds } from './TestimonialNeeds.tsx'
import type { CaseStudiesWords } from './words.ts'

interface Props {
  readonly page: CaseStudiesWords
  readonly cases: readonly Entry<CaseStudy>[]
  readonly figures: OwnFigures
  readonly context: Pick<PageContext, 'language' | 'labels' | 'names' | 'sources'>
  /** The name of the agency, which signs the page. */
  readonly agency: string
}

/** A true case and made-up ones, each with its limits; then how to read the figure and the testimonial of any case. */
export function CaseStudies({ page, cases, figures, context, agency }: Props) {
  const { language, labels, sources } = context
  const parts = [
    readingPart(page),
    testimonialsPart(page, cases, language),
    sourcesPart(context),
    relatedPart(page.related, context),
  ]
  return (
    <div className="cases wrap">
      <SignedHead words={page} author={agency} context={context} />
      <OwnCase id="own-site" words={page} figures={figures} language={language} />
      <div className="cases-made-up tinted">
        {cases.map((study, index) => (
          <Case
            key={study.id}
            id={study.id}
            number={index + 2}
            study={study}
            words={page.labels}
            language={language}
          />
        ))}
      </div>
      <NumberedSections parts={parts} sources={sources} labels={labels.sources} first={cases.length + 2} />
      <AuditCall words={page.call} language={language} />
    </div>
  )
}

/** Its notes are in the list of sources alone: the chart stands where they would. */
function readingPart({ reading }: CaseStudiesWords): Part {
  const { label, heading, answer, body, detail, chart } = reading
  return {
    id: 'reading',
    label,
    heading,
    children: (
      <>
        <div className="cases-answer">
          <AnswerBlock topic={heading} chunkId="reading-answer" answer={answer} />
          <ShareChart chart={chart} subject={chart.rows.at(-1)?.name} />
        </div>
        <Fold summary={detail} isOnPhones>
          <div className="cases-detail">
            <Paragraphs texts={body} />
          </div>
        </Fold>
      </>
    ),
  }
}

/** Those of people who have allowed their name to be shown stand in their case. */
function testimonialsPart(
  { testimonials: words, next }: CaseStudiesWords,
  cases: Props['cases'],
  language: Language,
): Part {
  const { label, heading } = words
  const madeUp = cases.map(({ testimonial }) => testimonial).filter(({ author }) => !author)
  return {
    id: 'testimonials',
    label,
    heading,
    children: (
      <>
        <TestimonialNeeds words={words} examples={madeUp} language={language} />
        <div className="cases-next">
          <h3>{next.heading}</h3>
          <DashedList items={next.items} />
        </div>
      </>
    ),
  }
}
