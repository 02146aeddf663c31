import './Engines.css'
import type { CrawlerPurpose } from '#contracts/audit-report.ts'
import { DataTable } from '../../blocks/data/DataTable.tsx'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import type { Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { RelatedResources } from '../../blocks/page/RelatedResources.tsx'
import { SignedPage } from '../../blocks/page/SignedPage.tsx'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { answerPart } from '../../blocks/passages/AnswerBlock.tsx'
import { Paragraph } from '../../content/inline.tsx'
import { crawlersOf, crawlerUses } from './engines.ts'
import type { ListedEngine } from './listed-engines.ts'
import { UsesScene } from './UsesScene.tsx'
import type { EnginesWords } from './words.ts'

interface Props {
  readonly words: EnginesWords
  readonly engines: readonly ListedEngine[]
  readonly context: PageContext
}

/** The answer engines side by side, each with its page. */
export function Engines({ words, engines, context }: Props) {
  return (
    <SignedPage
      words={words}
      context={context}
      className="wrap engines"
      parts={partsOf(words, engines, context)}
    >
      <Tinted>
        <UsesScene words={words.uses} engines={engines} names={context.names} />
      </Tinted>
    </SignedPage>
  )
}

function partsOf(
  words: EnginesWords,
  engines: readonly ListedEngine[],
  context: PageContext,
): readonly Part[] {
  const { choice, list, table, unknown } = words
  return [
    answerPart('choice', choice),
    {
      ...list,
      id: 'engines',
      children: (
        <RelatedResources
          items={engines.map(({ page, summary }) => ({ page, text: summary }))}
          heading={list.heading}
          language={context.language}
          names={context.names}
        />
      ),
    },
    {
      ...table,
      id: 'crawlers',
      words: table.text,
      children: <Crawlers words={table} engines={engines} names={context.names} />,
    },
    { ...unknown, id: 'unknown', words: unknown, children: <DashedList items={unknown.items} /> },
  ]
}

/** Which crawlers each engine has, by what they come for. */
function Crawlers({
  words: { heading, text, columns, none },
  engines,
  names,
}: Pick<Props, 'engines'> & Pick<PageContext, 'names'> & { readonly words: EnginesWords['table'] }) {
  const rows = engines.map(({ page, operator }) => {
    const named = (purpose: CrawlerPurpose) =>
      crawlersOf(operator, purpose)
        .map(({ name }) => name)
        .join(', ') || none
    return [names[page] ?? '', ...crawlerUses.map(named)]
  })
  return (
    <>
      <Paragraph text={text} />
      <DataTable label={heading} columns={Object.values(columns)} rows={rows} />
    </>
  )
}
