import './GeoVsSeo.css'
import { ComparisonTable } from '../../blocks/data/ComparisonTable.tsx'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import type { Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { AiContentBlock } from '../../blocks/passages/AiContentBlock.tsx'
import { AnswerBlock, answerPart } from '../../blocks/passages/AnswerBlock.tsx'
import { FaqList } from '../../blocks/passages/FaqList.tsx'
import { InvisibleScene } from '../../blocks/scenes/InvisibleScene.tsx'
import { SignedPage } from '../../blocks/signed/SignedPage.tsx'
import { Inline, Paragraph } from '../../content/inline.tsx'
import type { Comparison } from '../../content/schemas/comparison.ts'
import { pathOf } from '../../routes.ts'
import type { GeoVsSeoWords } from './words.ts'

type PageWords = Omit<GeoVsSeoWords, 'verdict'>

interface Props {
  readonly verdict: GeoVsSeoWords['verdict']
  readonly comparison: Comparison
  readonly page: PageWords
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
  readonly context: PageContext
}

/** GEO and SEO: the verdict first, then the table, and what to start with. */
export function GeoVsSeo(props: Props) {
  const { verdict, page, context } = props
  return (
    <SignedPage
      words={page}
      context={context}
      className="wrap versus"
      margin={<Paragraph text={verdict.note} />}
      opening={
        <AiContentBlock type="answer" topic={page.heading} chunkId="verdict">
          <p className="verdict">
            <Inline text={verdict.text} />
          </p>
        </AiContentBlock>
      }
      parts={partsOf(props)}
    >
      <Tinted isInked>
        <InvisibleScene words={page.scene} />
      </Tinted>
    </SignedPage>
  )
}

function partsOf({ comparison, page, questions, context }: Props): readonly Part[] {
  const { table, oneIsEnough, decision, research, faq } = page
  return [
    {
      id: 'table',
      ...table,
      words: comparison.rows,
      children: <Table intro={table.intro} comparison={comparison} />,
    },
    {
      id: 'one-is-enough',
      ...oneIsEnough,
      words: oneIsEnough,
      isTinted: true,
      children: <Situations {...oneIsEnough} />,
    },
    {
      id: 'decision',
      ...decision,
      words: decision,
      children: <Decision decision={decision} context={context} />,
    },
    answerPart('research', research, context.labels),
    { id: 'questions', ...faq, children: <FaqList items={questions} /> },
  ]
}

function Table({ intro, comparison }: { readonly intro: string; readonly comparison: Comparison }) {
  const { criterion, seo, geo, aeo, recommendation } = comparison.columns
  return (
    <AiContentBlock type="comparison" topic={comparison.caption} chunkId="seo-geo-aeo">
      <p>{intro}</p>
      <ComparisonTable
        caption={comparison.caption}
        columns={[criterion, seo, geo, aeo, recommendation]}
        rows={comparison.rows.map(row => [row.criterion, row.seo, row.geo, row.aeo, row.recommendation])}
        advises
      />
    </AiContentBlock>
  )
}

function Situations({ items }: Pick<PageWords['oneIsEnough'], 'items'>) {
  return (
    <div className="situations">
      {items.map(({ id, title, points }) => (
        <div key={id} id={id}>
          <h3>{title}</h3>
          <DashedList items={points} />
        </div>
      ))}
    </div>
  )
}

/** What to start with: the first question answered by yes decides. */
function Decision({
  decision,
  context: { language, names },
}: {
  readonly decision: PageWords['decision']
  readonly context: PageContext
}) {
  return (
    <>
      <AnswerBlock topic={decision.heading} chunkId="decision-answer" answer={decision.answer} />
      <ol className="decision">
        {decision.steps.map(({ condition, action, page }, index) => (
          <li key={condition}>
            <h3>{condition}</h3> <span className="decision-yes mono">{decision.yes}</span>{' '}
            <p>
              <Inline text={action} /> <a href={pathOf(page, language)}>{names[page]}</a>
            </p>
            {index < decision.steps.length - 1 && (
              <span className="decision-no mono" aria-hidden="true" data-markdown-ignore>
                {decision.no}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
