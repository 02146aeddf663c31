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
  readonly shares: Shares
  readonly context: PageContext
}

/** Every question by topic: an answer that stands alone, then the detail, all of it in the page. */
export function Faq(props: Props) {
  const { page, groups, shares, context } = props
  const { language, labels, sources, author } = context
  const questions = groups.flatMap(group => group.questions)
  const parts = [
    ...groups.flatMap(group => [
      ...(group.chance ? [chancePart(group.chance, shares)] : []),
      partOf(group, props),
    ]),
    ...closingParts(page, context),
  ]
  return (
    <div className="wrap">
      <div className="faq-opening inked">
        <SignedHead words={page} author={author.name} context={context}>
          <div className="faq-total">
            <p>
              <b>{questions.length}</b> {fill(page.proofs.total, { sources: sources.length })}
            </p>
            <p>{page.proofs.caption}</p>
          </div>
        </SignedHead>
        <Index heading={page.index} groups={groups} categories={page.categories} proofs={page.proofs} />
      </div>
      <div className="indexed">
        <NumberedSections parts={parts} sources={sources} labels={labels.sources} />
        <IndexLink words={labels.contents} />
      </div>
      <CallStrip {...page.missing} address={pathOf('contact', language)} />
    </div>
  )
}

function chancePart(words: FaqWords['chance'], shares: Shares): Part {
  return {
    id: 'chance',
    label: words.label,
    heading: fill(words.heading, shares),
    isInked: true,
    isBetween: true,
    children: <Chance words={words} shares={shares} />,
  }
}

function partOf({ category, questions }: Group, { page, groups, context }: Props): Part {
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
            context={context}
            open={index === 0}
            // After the first, which takes the width.
            isAlone={index % 2 === 1 && index === questions.length - 1}
          />
        ))}
      </div>
    ),
  }
}
