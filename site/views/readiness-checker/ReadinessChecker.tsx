import type { PageContext } from '../../blocks/page/page-context.ts'
import type { Part } from '../../blocks/page/NumberedSections.tsx'
import { ToolPage } from '../../blocks/page/ToolPage.tsx'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import { Checker, CheckerResult } from './Checker.tsx'
import type { ReadinessCheckerWords } from './words.ts'

interface Props {
  readonly words: ReadinessCheckerWords
  readonly context: PageContext
}

export function ReadinessChecker({ words, context }: Props) {
  return (
    <ToolPage words={words} context={context} parts={[methodPart(words.method)]}>
      <Checker words={words} language={context.language} />
      <CheckerResult words={words.result} />
    </ToolPage>
  )
}

function methodPart({ label, heading, answer, body }: ReadinessCheckerWords['method']): Part {
  return {
    id: 'method',
    label,
    heading,
    words: [answer, body],
    isTinted: true,
    children: <AnswerBlock topic={heading} chunkId="method-answer" answer={answer} body={body} />,
  }
}
