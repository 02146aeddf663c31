import type { ReactNode } from 'react'
import { FormPart } from '../../blocks/forms/FormPart.tsx'
import { relatedPart } from '../../blocks/page/closing-parts.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import { FaqList } from '../../blocks/passages/FaqList.tsx'
import { SignedHead } from '../../blocks/signed/SignedHead.tsx'
import type { Service } from '../../content/schemas/service.ts'
import { ServicePath } from './ServicePath.tsx'
import { ServicesScene } from './ServicesScene.tsx'
import { ServiceTable } from './ServiceTable.tsx'
import type { ServicesWords } from './words.ts'

interface Props {
  readonly page: ServicesWords
  readonly services: readonly Service[]
  readonly context: Pick<PageContext, 'language' | 'labels' | 'names'>
  /** The name of the agency, which signs the page. */
  readonly agency: string
  /** What happens to the data typed in the form. */
  readonly privacy: string
  readonly form?: ReactNode
}

export function Services({ page, services, context, agency, privacy, form }: Props) {
  const { language, labels } = context
  return (
    <div className="wrap">
      <SignedHead words={page} author={agency} context={context} />
      <Tinted isInked>
        <h2 className="services-scene">{page.scene.heading}</h2>
        <ServicesScene words={page.scene} names={services.map(({ name }) => name)} />
      </Tinted>
      <ServiceTable services={services} words={page} language={language} />
      <NumberedSections
        parts={[...partsOf(page), requestPart(page, { privacy, form }), relatedPart(page.related, context)]}
        sources={[]}
        labels={labels.sources}
      />
    </div>
  )
}

function partsOf({ choosing, questions }: ServicesWords): readonly Part[] {
  return [
    {
      id: 'choosing',
      label: choosing.label,
      heading: choosing.heading,
      children: (
        <>
          <AnswerBlock topic={choosing.heading} chunkId="choosing-answer" answer={choosing.answer} />
          <ServicePath {...choosing} />
        </>
      ),
    },
    {
      id: 'questions',
      label: questions.label,
      heading: questions.heading,
      children: <FaqList items={questions.items} />,
    },
  ]
}

/** The form, and beside it what one may ask of us. */
function requestPart(
  { request: { label, heading, text }, commitments }: ServicesWords,
  { privacy, form }: Pick<Props, 'privacy' | 'form'>,
): Part {
  return {
    id: 'request',
    label,
    heading,
    isInked: true,
    aside: (
      <div className="service-commitments" id="commitments">
        <h3>{commitments.heading}</h3>
        <ul>
          {commitments.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    ),
    children: <FormPart text={text} form={form} privacy={privacy} />,
  }
}
