import { WithoutScript } from '../../blocks/forms/WithoutScript.tsx'
import { AuditCall } from '../../blocks/page/AuditCall.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { closingParts } from '../../blocks/page/closing-parts.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import { PageHead } from '../../blocks/page/PageHead.tsx'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import { Checker, CheckerResult } from './Checker.tsx'
import type { ReadinessCheckerWords } from './words.ts'

interface Props {
  readonly words: ReadinessCheckerWords
  readonly context: PageContext
}

/** Twelve questions on one page, the three steps to take first, and how they are chosen. */
export function ReadinessChecker({ words, context }: Props) {
  const { language, labels, author, sources } = context
  return (
    <div className="wrap">
      <PageHead
        heading={words.heading}
        lead={words.lead}
        signed={{ language, updated: words.updated, author: author.name, labels }}
      >
        <WithoutScript text={words.withoutScript} />
      </PageHead>
      <Checker words={words} language={language} />
      <CheckerResult words={words.result} />
      <NumberedSections
        parts={[methodPart(words.method), ...closingParts(words, context)]}
        sources={sources}
        labels={labels.sources}
      />
      <AuditCall words={words.call} language={language} />
    </div>
  )
}

function methodPart({ label, heading, answer, body }: ReadinessCheckerWords['method']): Part {
  return {
    id: 'method',
    label,
    heading,
    words: [answer, body],
    children: <AnswerBlock topic={heading} chunkId="method-answer" answer={answer} body={body} />,
  }
}
