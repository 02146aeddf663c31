import { useState } from 'react'
import type { Language } from '#contracts/languages.ts'
import { euros, figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import { GrowthRuler } from './GrowthRuler.tsx'
import { errorOf, fieldId } from './InputField.tsx'
import { type InputId, type Inputs, outcomeOf, type Roi, roiAt, roiOf } from './roi.ts'
import { Sensitivity } from './Sensitivity.tsx'
import { addressWith, mapInputs } from './shared-address.ts'
import type { TypedNumber } from './typed-number.ts'
import { percent } from './units.ts'
import type { CalculatorWords } from './words.ts'

interface Props {
  readonly language: Language
  readonly words: CalculatorWords
  readonly numbers: Readonly<Record<InputId, TypedNumber>>
  /** True as long as the numbers are those of the worked example. */
  readonly isExample: boolean
}

/** The result, as a sentence first; or what has to be corrected. */
export function ResultPanel({ language, words, numbers, isExample }: Props) {
  const inputs = inputsOf(numbers)
  return (
    <section className="roi-result" aria-labelledby="roi-result">
      <h2 id="roi-result">{words.result.heading}</h2>
      {isExample && <p className="mono roi-example">{words.result.illustrative}</p>}
      <div aria-live="polite">
        {inputs ? (
          <Sentences inputs={inputs} words={words} language={language} />
        ) : (
          <Corrections numbers={numbers} words={words} language={language} />
        )}
      </div>
      {inputs && (
        <>
          <GrowthRuler inputs={inputs} words={words.ruler} language={language} />
          <Sensitivity inputs={inputs} words={words.sensitivity} language={language} />
          <CopyLink inputs={inputs} words={words.form} />
        </>
      )}
    </section>
  )
}

/** What is left, beside the numbers: the panel repeats it to screen readers, and says more. */
export function LiveResult({ language, words, numbers }: Omit<Props, 'isExample'>) {
  const inputs = inputsOf(numbers)
  if (!inputs) return null
  const { net, breakEven } = roiOf(inputs)
  return (
    <p className="roi-live" aria-hidden="true" data-needs-script data-markdown-ignore>
      <span>{fill(words.result.live, { months: figure(inputs.months, language, 2) })}</span>{' '}
      <b>{euros(net, language)}</b>{' '}
      {breakEven !== null && (
        <span className="roi-live-threshold">
          {fill(words.ruler.breakEven, { breakEven: percent(breakEven, language) })}
        </span>
      )}
    </p>
  )
}

interface PartProps {
  readonly inputs: Inputs
  readonly words: CalculatorWords
  readonly language: Language
}

function Sentences({ inputs, words, language }: PartProps) {
  const roi = roiOf(inputs)
  const { result, sensitivity } = words
  const factors = sensitivity.rows.map(({ factor }) => factor)
  const [least, most] = [Math.min(...factors), Math.max(...factors)]
  const netAt = (factor: number) => euros(roiAt(inputs, factor).net, language)
  const sentence = fill(result[outcomeOf(roi)], {
    months: figure(inputs.months, language, 2),
    gain: euros(roi.gain, language),
    cost: euros(roi.cost, language),
    net: euros(Math.abs(roi.net), language),
  })
  return (
    <>
      <p className="roi-net" aria-hidden="true" data-markdown-ignore>
        {euros(roi.net, language)}
      </p>
      <p className="roi-net-range" aria-hidden="true" data-markdown-ignore>
        {fill(result.range, { least: netAt(least), most: netAt(most) })}
      </p>
      <p className="roi-sentence">
        <mark>{sentence}</mark>
      </p>
      <p>
        {returnSentence(roi, { words, language })} {breakEvenSentence(roi, { words, language })}
      </p>
      <p className="mono roi-written">{writtenFormula(inputs, roi, { words, language })}</p>
    </>
  )
}

type Wording = Pick<PartProps, 'words' | 'language'>

function returnSentence(roi: Roi, { words: { result }, language }: Wording): string {
  if (roi.return === null) return result.noCost
  return fill(result.return, { return: percent(roi.return * 100, language) })
}

function breakEvenSentence(roi: Roi, { words: { result }, language }: Wording): string {
  if (roi.cost === 0) return ''
  if (roi.breakEven === null) return result.breakEvenImpossible
  return fill(result.breakEven, { breakEven: percent(roi.breakEven, language) })
}

/** The formula with the numbers in place of its letters: « 2 000 × 20 % × … = 960 € par mois ». */
function writtenFormula(inputs: Inputs, roi: Roi, { words: { result }, language }: Wording): string {
  const product = [
    figure(inputs.visits, language, 2),
    percent(inputs.growth, language),
    percent(inputs.conversion, language),
    euros(inputs.value, language),
    percent(inputs.margin, language),
  ].join(' × ')
  return fill(result.written, { product, monthly: euros(roi.monthlyGain, language) })
}

function Corrections({ numbers, words, language }: Omit<Props, 'isExample'>) {
  const wrong = words.inputs.filter(({ id }) => numbers[id].problem)
  const { one, many } = words.errors
  return (
    <>
      <p className="roi-sentence">{wrong.length === 1 ? one : fill(many, { count: wrong.length })}</p>
      <ul className="roi-corrections">
        {wrong.map(input => (
          <li key={input.id}>
            <a href={`#${fieldId(input.id)}`}>{input.label}</a>
            {errorOf(input, numbers[input.id], { words, language })}.
          </li>
        ))}
      </ul>
    </>
  )
}

/** Null as long as one of the numbers is wrong. */
function inputsOf(numbers: Props['numbers']): Inputs | null {
  const values = mapInputs(id => numbers[id].value)
  const isComplete = (all: Record<InputId, number | null>): all is Record<InputId, number> =>
    Object.values(all).every(value => value !== null)
  return isComplete(values) ? values : null
}

interface CopyLinkProps {
  readonly inputs: Inputs
  readonly words: CalculatorWords['form']
}

function CopyLink({ inputs, words }: CopyLinkProps) {
  const [copied, setCopied] = useState('')
  const address = () => addressWith(location.href, inputs)
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address())
    setCopied(address())
  }
  return (
    <p className="roi-copy" data-needs-script>
      <button className="button button-line" type="button" onClick={() => void copy()}>
        {words.copy}
      </button>
      {/* The note disappears when the numbers change, which change the link too. */}
      <span role="status">{copied !== '' && copied === address() && words.copied}</span>
    </p>
  )
}
