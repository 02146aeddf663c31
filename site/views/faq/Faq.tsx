import './Faq.css'
import '../../blocks/lists/Unfolding.css'
import '../../blocks/page/Tinted.css'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { closingParts } from '../../blocks/page/closing-parts.tsx'
import { IndexLink } from '../../blocks/page/IndexLink.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { SignedHead } from '../../blocks/signed/SignedHead.tsx'
import { fill } from '../../content/wording.ts'
import { pathOf } from '../../routes.ts'
import { Chance } from './Chance.tsx'
import { type Group, Index } from './Index.tsx'
import { Question } from './Question.tsx'
import type { Shares } from './shares.ts'
import type { FaqWords } from './words.ts'

interface Props {
  readonly page: Omit<FaqWords, 'chance'>
  readonly groups: readonly Group[]
  /** What is drawn before the questions about measuring. */
  readonly chance: FaqWords['chance']
  readonly shares: Shares
  readonly measured: readonly Group[]
  readonly context: PageContext
}

/** Every question by topic: an answer that stands alone, then the detail, all of it in the page. */
export function Faq({ page, chance, shares, context, ...topics }: Props) {
  const { language, labels, sources, author } = context
  const groups = [...topics.groups, ...topics.measured]
  const part = (group: Group) => partOf(group, { page, groups, context })
  const parts = [
    ...topics.groups.map(part),
    {
      id: 'chance',
      label: chance.label,
      heading: fill(chance.heading, shares),
      isInked: true,
      children: <Chance words={chance} shares={shares} />,
    },
    ...topics.measured.map(part),
    ...closingParts(page, context),
  ]
  return (
    <div className="wrap">
      <div className="faq-opening inked">
        <SignedHead words={page} author={author.name} context={context}>
          <div className="faq-total">
            <p>
              <b>{groups.flatMap(({ questions }) => questions).length}</b>{' '}
              {fill(page.proofs.total, { sources: sources.length })}
            </p>
            <p>{page.proofs.caption}</p>
          </div>
        </SignedHead>
        <Index heading={page.index} groups={groups} categories={page.categories} proofs={page.proofs} />
      </div>
      <div>
        <NumberedSections parts={parts} sources={sources} labels={labels.sources} />
        <IndexLink words={labels.contents} />
      </div>
      <CallStrip {...page.missing} address={pathOf('contact', language)} />
    </div>
  )
}

function partOf(
  { category, questions }: Group,
  { page, groups, context }: Pick<Props, 'page' | 'groups' | 'context'>,
): Part {
  // Those of the same part stand right below.
  const elsewhere = groups.filter(group => group.category !== category).flatMap(group => group.questions)
  return {
    id: category,
    ...page.categories[category],
    children: (
      <div className="faq unfolding">
        {questions.map((question, index) => (
          <Question
            key={question.id}
            item={question}
            related={elsewhere.filter(({ id }) => question.relatedQuestions.includes(id))}
            labels={{ ...page.labels, proofs: page.proofs.count }}
            updated={page.updated}
            context={context}
            open={index === 0}
          />
        ))}
      </div>
    ),
  }
}
