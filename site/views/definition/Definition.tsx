import '../../blocks/lists/FoldedSteps.css'
import './Definition.css'
import '../../blocks/page/Tinted.css'
import type { ReactNode } from 'react'
import { BeforeAfter } from '../../blocks/data/BeforeAfter.tsx'
import { ShareChart } from '../../blocks/data/ShareChart.tsx'
import { TableRows } from '../../blocks/data/TableRows.tsx'
import { ExplainedList } from '../../blocks/lists/ExplainedList.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import type { Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { AiContentBlock } from '../../blocks/passages/AiContentBlock.tsx'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import { DefinitionBox } from '../../blocks/passages/DefinitionBox.tsx'
import { FaqList } from '../../blocks/passages/FaqList.tsx'
import { QuoteBlock } from '../../blocks/passages/QuoteBlock.tsx'
import { AdScene } from '../../blocks/scenes/AdScene.tsx'
import { AgentScene } from '../../blocks/scenes/AgentScene.tsx'
import { PassageScene } from '../../blocks/scenes/PassageScene.tsx'
import { RecordScene } from '../../blocks/scenes/RecordScene.tsx'
import { RoundsScene } from '../../blocks/scenes/RoundsScene.tsx'
import type { SceneWords } from '../../blocks/scenes/words.ts'
import { SignedPage } from '../../blocks/signed/SignedPage.tsx'
import { SourceNotes, sourcesBySection } from '../../blocks/sources/SourceNotes.tsx'
import { textsOf } from '../../content/bilingual.ts'
import { Inline, Paragraph, Paragraphs } from '../../content/inline.tsx'
import { Gains } from './Gains.tsx'
import { Markets } from './Markets.tsx'
import { Plan } from './Plan.tsx'
import { Readings } from './Readings.tsx'
import { Scopes } from './Scopes.tsx'
import type { DefinitionLabels, DefinitionWords } from './words.ts'

interface Props {
  /** The word and its definition, as the glossary has them. */
  readonly term: string
  readonly definition: string
  readonly page: DefinitionWords
  readonly labels: DefinitionLabels
  readonly scenes: SceneWords
  readonly context: PageContext
}

/** The definition first, then the origin of the word, its scope, and what is known. */
export function Definition(props: Props) {
  const { page, scenes, context } = props
  return (
    <SignedPage
      words={page}
      context={context}
      className="wrap definition-page"
      heading={<Heading text={page.heading} />}
      opening={
        <>
          <Opening {...props} />
          <div className="inked term-picture">
            <Picture term={page.term} scenes={scenes} />
          </div>
        </>
      }
      parts={partsOf(props)}
    />
  )
}

/** An acronym as large as a headword, and what it stands for beside it. */
function Heading({ text }: { readonly text: string }) {
  const [, acronym, colon, name] = /^(\w+)(\s*:\s)(.+)$/.exec(text) ?? []
  if (!acronym) return text
  return (
    <>
      <span className="headword">{acronym}</span>
      <span className="visually-hidden">{colon}</span>
      <span className="full-name">{name}</span>
    </>
  )
}

/** What the word means, drawn: each definition has its own. */
function Picture({ term, scenes }: { readonly term: string; readonly scenes: SceneWords }) {
  if (term === 'gea') return <AdScene words={scenes.ad} />
  if (term === 'aio') return <AgentScene words={scenes.agent} />
  if (term === 'ai-native-marketing') return <RecordScene words={scenes.record} />
  return <PassageScene words={scenes.passage} />
}

function Opening({ term, definition, page, labels, context }: Props) {
  return (
    <>
      <AiContentBlock type="definition" topic={term} chunkId="definition">
        <DefinitionBox definition={definition} term={term} labels={context.labels.definition} />
      </AiContentBlock>
      <p className="one-sentence">
        <span className="mono">{labels.inOneSentence}</span> <Inline text={page.inOneSentence} />
      </p>
    </>
  )
}

function partsOf(props: Props): readonly Part[] {
  const { page, labels, context } = props
  const { language } = context
  const { origin, confusions, reasons, comparison, sections, quote, questions } = page
  const label = labels.sections
  return [
    answeredPart({ ...origin, id: 'origin', label: label.origin }),
    {
      id: 'confusions',
      label: label.confusions,
      heading: confusions.heading,
      words: [confusions, comparison],
      children: (
        <>
          {confusions.scopes && <Scopes words={confusions.scopes} />}
          <Pairs items={confusions.items.map(({ term, text }) => ({ name: term, text }))} />
          {comparison && <Comparison comparison={comparison} columns={labels.columns} />}
        </>
      ),
    },
    ...exampleParts(props),
    ...(reasons
      ? [
          {
            id: 'reasons',
            label: label.reasons,
            heading: reasons.heading,
            isTinted: true,
            children: (
              <ExplainedList
                items={reasons.items.map(item => ({
                  ...item,
                  notes: <Notes words={item} context={context} />,
                }))}
                foldsOnPhones
              />
            ),
          },
        ]
      : []),
    ...sections.map(section => sectionPart(section, props)),
    {
      id: 'quote',
      label: label.quote,
      words: quote,
      // After a band of night it is on paper: the two would be one.
      isInked: !sections.some(isBand),
      children: <QuoteBlock {...quote} language={language} />,
    },
    {
      id: 'questions',
      label: label.questions,
      heading: questions.heading,
      children: <FaqList items={questions.items} />,
    },
  ]
}

/** The four components and, where the page has one, an example. */
function exampleParts({ page, labels, context }: Props): readonly Part[] {
  const { components, example, reasons } = page
  return [
    {
      id: 'components',
      label: labels.sections.components,
      heading: components.heading,
      isTinted: !reasons,
      children: (
        <>
          <ExplainedList items={components.items} numbered inRow foldsOnPhones />
          <Notes words={components} context={context} />
        </>
      ),
    },
    ...(example
      ? [
          {
            id: 'example',
            label: labels.sections.example,
            heading: example.heading,
            words: example,
            isInked: true,
            children: <Example example={example} labels={labels} />,
          },
        ]
      : []),
  ]
}

/** The sources that a row of columns calls, below it: it leaves no margin. */
function Notes({
  words,
  context: { sources, labels },
}: Pick<Props, 'context'> & { readonly words: unknown }) {
  const called = sourcesBySection([textsOf(words)], sources).flat()
  if (called.length === 0) return null
  return (
    <div className="margin">
      <SourceNotes sources={called} labels={labels.sources} anchored={false} />
    </div>
  )
}

interface Section extends Pick<DefinitionWords['origin'], 'heading' | 'answer' | 'unfolds' | 'body'> {
  readonly id: string
  readonly label: string
}

/** The answer to a question, what is drawn of it, and the rest, which a phone unfolds. */
function answeredPart({ id, label, heading, answer, unfolds, body }: Section, drawn?: ReactNode): Part {
  return {
    id,
    label,
    heading,
    words: [answer, body],
    children: (
      <>
        <AnswerBlock topic={heading} chunkId={`${id}-answer`} answer={answer} />
        {drawn}
        <Fold summary={<span data-markdown-ignore>{unfolds}</span>} isOnPhones>
          <Paragraphs texts={body} />
        </Fold>
      </>
    ),
  }
}

function sectionPart(
  section: DefinitionWords['sections'][number],
  { page, scenes, context: { language } }: Props,
): Part {
  const { id, answer, markets, chart, gains, plan, body } = section
  const drawn = (
    <>
      {markets && <Markets words={markets} />}
      {chart && <ShareChart chart={chart} subject={chart.rows[0]?.name} />}
      {gains && <Gains words={gains} language={language} />}
      {plan && <Plan words={plan} />}
      {page.term === 'geo' && id === 'measure' && (
        <RoundsScene words={scenes.measurement} language={language} />
      )}
    </>
  )
  return {
    ...answeredPart(section, drawn),
    words: [answer, markets, chart, gains, plan, body],
    isInked: isBand(section),
  }
}

/** Whether it is what the page has to show. */
function isBand({ gains, markets }: DefinitionWords['sections'][number]): boolean {
  return Boolean(gains ?? markets)
}

function Example({
  example,
  labels,
}: {
  readonly example: NonNullable<DefinitionWords['example']>
  readonly labels: DefinitionLabels
}) {
  return (
    <>
      <Paragraph text={example.text} />
      {example.readings && <Readings words={example.readings} label={example.label} />}
      {example.passages && (
        <BeforeAfter
          label={example.label}
          before={{ name: labels.before, text: example.passages.before }}
          after={{ name: labels.after, text: example.passages.after }}
        />
      )}
      <Paragraph text={example.lesson} />
    </>
  )
}

function Comparison({
  comparison,
  columns,
}: {
  readonly comparison: NonNullable<DefinitionWords['comparison']>
  readonly columns: DefinitionLabels['columns']
}) {
  return (
    <Fold summary={comparison.heading}>
      <AiContentBlock type="comparison" topic={columns.caption} chunkId="geo-and-seo">
        <p className="answer">
          <Inline text={comparison.verdict} />
        </p>
        <table aria-label={columns.caption}>
          <TableRows
            columns={[columns.criterion, columns.seo, columns.geo]}
            rows={comparison.rows.map(({ criterion, seo, geo }) => [criterion, seo, geo])}
          />
        </table>
        <Paragraph text={comparison.more} />
      </AiContentBlock>
    </Fold>
  )
}
