import '../../blocks/lists/FoldedSteps.css'
import './Methodology.css'
import type { Language } from '#contracts/languages.ts'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { ExplainedList } from '../../blocks/lists/ExplainedList.tsx'
import { Subsection } from '../../blocks/lists/Subsection.tsx'
import type { Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { AnswerBlock, answerPart } from '../../blocks/passages/AnswerBlock.tsx'
import { MeasuredScene } from '../../blocks/scenes/MeasuredScene.tsx'
import { SignedPage } from '../../blocks/signed/SignedPage.tsx'
import { Paragraph } from '../../content/inline.tsx'
import type { Rubric } from '../../content/rubric.ts'
import { Doubts } from './Doubts.tsx'
import { Phases, Timeline } from './Phases.tsx'
import { Pillars } from './Pillars.tsx'
import { Support } from './Support.tsx'
import { Verdicts } from './Verdicts.tsx'
import type { MethodologyWords } from './words.ts'

interface Props {
  readonly words: MethodologyWords
  readonly rubric: Rubric
  readonly context: PageContext
}

/** The method: four phases along a ruler, what is measured, and how the audit scores a site. */
export function Methodology(props: Props) {
  const { words, context } = props
  return (
    <SignedPage words={words} context={context} parts={[...workParts(props), ...rubricParts(props)]}>
      <Tinted isInked>
        <Timeline words={words.phases.timeline} phases={words.phases.items} />
      </Tinted>
    </SignedPage>
  )
}

function workParts({ words, context: { language } }: Props): readonly Part[] {
  const { phases, metrics, refusals } = words
  return [
    { id: 'phases', ...phases, children: <Phases words={phases} /> },
    { id: 'measures', ...metrics, isTinted: true, children: <Metrics words={metrics} language={language} /> },
    {
      id: 'refusals',
      ...refusals,
      words: refusals,
      isInked: true,
      children: <DashedList items={refusals.items} />,
    },
  ]
}

/** How the audit scores a site; reports may link to the anchor of each part. */
function rubricParts({ words, rubric, context: { language, labels } }: Props): readonly Part[] {
  const { gates, pillars } = words
  return [
    {
      ...answerPart('rubric', words.rubric, labels),
      children: (
        <>
          <AnswerBlock topic={words.rubric.heading} chunkId="rubric-answer" answer={words.rubric.answer} />
          <Support words={words.rubric.support} byConfidence={rubric.byConfidence} />
        </>
      ),
    },
    {
      id: 'gates',
      ...gates,
      words: gates,
      isTinted: true,
      children: (
        <>
          <Paragraph text={gates.text} />
          <ExplainedList
            items={gates.items.map(gate => ({ ...gate, title: gate.question }))}
            numbered
            inRow
            foldsOnPhones
          />
          <Paragraph text={gates.cap} />
        </>
      ),
    },
    {
      id: 'pillars',
      ...pillars,
      words: pillars,
      children: (
        <Pillars words={pillars} advised={labels.rubric.advised} rubric={rubric} language={language} />
      ),
    },
    scorePart(words, language),
  ]
}

/** From verdicts to a score, what its margin says, and what it leaves out. */
function scorePart({ score, arithmetic, confidence, limits }: MethodologyWords, language: Language): Part {
  return {
    id: 'score',
    ...score,
    children: (
      <div className="subsections">
        <Subsection id="arithmetic" heading={arithmetic.heading}>
          <Verdicts words={arithmetic.verdicts} language={language} />
          <DashedList items={arithmetic.items} />
        </Subsection>
        <Subsection id="confidence" heading={confidence.heading}>
          <Paragraph text={confidence.text} />
          <Doubts levels={confidence.levels} />
        </Subsection>
        <Subsection id="limits" heading={limits.heading} isOpen>
          <DashedList items={limits.items} />
        </Subsection>
      </div>
    ),
  }
}

interface MetricsProps {
  readonly words: MethodologyWords['metrics']
  readonly language: Language
}

/** The measures, each with its formula; and why one reading proves nothing. */
function Metrics({ words, language }: MetricsProps) {
  return (
    <>
      <AnswerBlock topic={words.heading} chunkId="measures-answer" answer={words.answer} />
      <dl className="metrics">
        {words.items.map(({ name, formula, example }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Fraction of={formula} />
            </dd>
            <dd>{example}</dd>
          </div>
        ))}
      </dl>
      <MeasuredScene words={words.scene} language={language} />
    </>
  )
}

/** One count over another, as a fraction is written. */
function Fraction({ of }: { readonly of: string }) {
  const [part, whole] = of.split(' ÷ ')
  return (
    <span className="fraction">
      <span>{part}</span> <span className="visually-hidden">÷</span> <span>{whole}</span>
    </span>
  )
}
