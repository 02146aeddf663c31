import './RoiCalculator.css'
import type { ReactNode } from 'react'
import { euros, percentage } from '#language/numbers.ts'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import type { Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { ToolPage } from '../../blocks/signed/ToolPage.tsx'
import { AnswerBlock, answerPart } from '../../blocks/passages/AnswerBlock.tsx'
import { type Roi, roiOf } from './calculator/roi.ts'
import { mapInputs } from './calculator/shared-address.ts'
import { percent, withUnit } from './calculator/units.ts'
import { VisitsScene } from './VisitsScene.tsx'
import type { RoiCalculatorWords } from './words.ts'

interface Props {
  readonly words: RoiCalculatorWords
  readonly context: PageContext
  /** The calculator, as an island. */
  readonly children?: ReactNode
}

export function RoiCalculator({ words, context, children }: Props) {
  return (
    <ToolPage words={words} context={context} parts={partsOf(words, context)}>
      {children}
    </ToolPage>
  )
}

function partsOf(words: RoiCalculatorWords, { language, labels }: PageContext): readonly Part[] {
  const { visits, formula, inputs, assumptions, context: background } = words
  return [
    {
      id: 'visits',
      label: visits.label,
      heading: visits.heading,
      isInked: true,
      children: <VisitsScene visits={visits} inputs={inputs} language={language} />,
    },
    {
      id: 'formula',
      label: formula.label,
      heading: formula.heading,
      words: formula,
      isTinted: true,
      children: <Formula formula={formula} inputs={inputs} language={language} />,
    },
    {
      id: 'assumptions',
      label: assumptions.label,
      heading: assumptions.heading,
      words: assumptions,
      children: <DashedList items={assumptions.items} />,
    },
    answerPart('context', background, labels),
  ]
}

interface FormulaProps extends Pick<RoiCalculatorWords, 'formula' | 'inputs'> {
  readonly language: PageContext['language']
}

function Formula({ formula, inputs, language }: FormulaProps) {
  const { heading, answer, symbols, lines } = formula
  const example = roiOf(mapInputs(id => inputs.find(input => input.id === id)?.initial ?? 0))
  return (
    <>
      <AnswerBlock topic={heading} chunkId="formula-answer" answer={answer} />
      <p className="mono formula-caption">{symbols}</p>
      <dl className="formula-symbols">
        {inputs.map(({ id, symbol, label, initial, unit }) => (
          <div key={id}>
            <dt>
              <b>{symbol}</b> {label}
            </dt>
            <dd>{withUnit(initial, unit, language)}</dd>
          </div>
        ))}
      </dl>
      <dl className="formula-lines">
        {lines.map(({ name, text, of }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="mono">{text}</dd>
            <dd>{resultOf(of, example, language)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** As the calculator writes it. */
function resultOf(
  of: RoiCalculatorWords['formula']['lines'][number]['of'],
  roi: Roi,
  language: PageContext['language'],
): string {
  if (of === 'return') return percentage(roi.return ?? 0, language)
  if (of === 'breakEven') return percent(roi.breakEven ?? 0, language)
  return euros(roi[of], language)
}
