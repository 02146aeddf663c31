import { AnswerBlock } from '../blocks/AnswerBlock.tsx'
import type { Apparatus } from '../blocks/apparatus.ts'
import { CallStrip } from '../blocks/CallStrip.tsx'
import { relatedPart } from '../blocks/closing-parts.tsx'
import { DashedList } from '../blocks/DashedList.tsx'
import { ExplainedList } from '../blocks/ExplainedList.tsx'
import { FaqList } from '../blocks/FaqList.tsx'
import { Notice } from '../blocks/Notice.tsx'
import { NumberedSections, type Part } from '../blocks/NumberedSections.tsx'
import { PageHead } from '../blocks/PageHead.tsx'
import type { Service } from '../content/schemas/service.ts'
import { pathOf } from '../routes.ts'
import type { ServicesWords } from './Services.words.ts'
import { ServiceTable } from './services/ServiceTable.tsx'

interface Props {
  readonly page: ServicesWords
  readonly services: readonly Service[]
  readonly context: Pick<Apparatus, 'language' | 'labels' | 'names'>
}

/** The services as rows of one table, to be compared; then how to choose, and what we hold to. */
export function Services({ page, services, context }: Props) {
  const { language, labels } = context
  return (
    <div className="wrap">
      <PageHead heading={page.heading} lead={page.lead}>
        <Notice {...page.notice} />
      </PageHead>
      <ServiceTable services={services} words={page} language={language} />
      <NumberedSections
        parts={[...partsOf(page), relatedPart(page.related, context)]}
        sources={[]}
        labels={labels.sources}
      />
      <CallStrip {...page.call} address={pathOf('contact', language)} />
    </div>
  )
}

function partsOf({ choosing, commitments, questions }: ServicesWords): readonly Part[] {
  return [
    {
      id: 'choosing',
      label: choosing.label,
      heading: choosing.heading,
      children: (
        <>
          <AnswerBlock topic={choosing.heading} chunkId="choosing-answer" answer={choosing.answer} />
          <ExplainedList
            items={choosing.rows.map(({ situation, advice }) => ({ title: situation, text: advice }))}
          />
        </>
      ),
    },
    {
      id: 'commitments',
      label: commitments.label,
      heading: commitments.heading,
      children: <DashedList items={commitments.items} />,
    },
    {
      id: 'questions',
      label: questions.label,
      heading: questions.heading,
      children: <FaqList items={questions.items} />,
    },
  ]
}
