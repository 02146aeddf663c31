import { DegreeLegend } from '../../blocks/data/DegreeLegend.tsx'
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
  /** The words of the directory of crawlers: what their signs mean. */
  readonly directory: CrawlersWords
  readonly context: PageContext
}

/** The answer engines side by side, each with its page. */
export function Engines({ words, engines, directory, context }: Props) {
  return (
    <SignedPage words={words} context={context} parts={partsOf(words, context)}>
      <Tinted isInked>
        <DegreeLegend question={directory.columns.obeys} words={directory.degrees} />
        <EngineTable words={words.table} engines={engines} directory={directory} context={context} />
      </Tinted>
    </SignedPage>
  )
}

function partsOf({ choice, unknown }: EnginesWords, { labels }: PageContext): readonly Part[] {
  return [
    answerPart('choice', choice, labels),
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
