import type { PageContext } from '../../blocks/page/page-context.ts'
import { ToolPage } from '../../blocks/signed/ToolPage.tsx'
import { answerPart } from '../../blocks/passages/AnswerBlock.tsx'
import { Checker, CheckerResult } from './Checker.tsx'
import { ExampleSteps } from './ExampleSteps.tsx'
import type { ReadinessCheckerWords } from './words.ts'

interface Props {
  readonly words: ReadinessCheckerWords
  readonly context: PageContext
}

export function ReadinessChecker({ words, context }: Props) {
  return (
    <ToolPage words={words} context={context} parts={[answerPart('method', words.method, context.labels)]}>
      <ExampleSteps words={words} />
      <Checker words={words} language={context.language} />
      <CheckerResult words={words} />
    </ToolPage>
  )
}
