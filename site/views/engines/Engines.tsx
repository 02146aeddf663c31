import type { ComponentProps } from 'react'
import { DegreeLegend } from '../../blocks/data/DegreeLegend.tsx'
import { ShareChart } from '../../blocks/data/ShareChart.tsx'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import type { Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { answerPart } from '../../blocks/passages/AnswerBlock.tsx'
import { SignedPage } from '../../blocks/signed/SignedPage.tsx'
import type { CrawlersWords } from '../crawlers/words.ts'
import { EngineTable } from './EngineTable.tsx'
import type { ListedEngine } from './listed-engines.ts'
import { ShareDots } from './ShareDots.tsx'
import type { EnginesWords } from './words.ts'

interface Props {
  readonly words: EnginesWords
  readonly engines: readonly ListedEngine[]
  /** How many people use those whose share is known. */
  readonly use: ComponentProps<typeof ShareChart>['chart']
  /** The words of the directory of crawlers: what their signs mean. */
  readonly directory: CrawlersWords
  readonly context: PageContext
}

/** The answer engines side by side, each with its page. */
export function Engines(props: Props) {
  const { words, engines, directory, context } = props
  return (
    <SignedPage words={words} context={context} parts={partsOf(props)}>
      <Tinted isInked>
        <DegreeLegend question={directory.columns.obeys} words={directory.degrees} />
        <EngineTable words={words.table} engines={engines} directory={directory} context={context} />
      </Tinted>
    </SignedPage>
  )
}

function partsOf({ words: { choice, unknown }, use, context }: Props): readonly Part[] {
  const { children: answer, ...answered } = answerPart('choice', choice, context.labels)
  return [
    {
      ...answered,
      children: (
        <>
          {answer}
          <ShareChart chart={use} subject={use.rows[0]?.name} />
        </>
      ),
    },
    {
      ...unknown,
      id: 'unknown',
      words: unknown,
      children: (
        <>
          <div className="unknown engines-unknown">
            <DashedList items={unknown.items} />
          </div>
          <ShareDots words={unknown.picture} />
        </>
      ),
    },
  ]
}
