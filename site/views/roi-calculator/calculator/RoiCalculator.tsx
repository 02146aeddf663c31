import { useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '#contracts/languages.ts'
import { IslandBoundary } from '../../../features/failure/IslandBoundary.tsx'
import type { FailureWords } from '../../../features/failure/labels.ts'
import { InputField } from './InputField.tsx'
import { MoreInputs } from './MoreInputs.tsx'
import { LiveResult, ResultPanel } from './ResultPanel.tsx'
import type { Inputs } from './roi.ts'
import { mapInputs, type Typed, typedIn } from './shared-address.ts'
import { readNumber } from './typed-number.ts'
import type { CalculatorWords, InputWords } from './words.ts'

interface Props {
  readonly language: Language
  readonly words: CalculatorWords
  readonly failureWords: FailureWords
}

/** Opened by a shared link, it starts with the link's values. */
export function RoiCalculator({ language, words, failureWords }: Props) {
  return (
    <IslandBoundary language={language} words={failureWords}>
      <Calculator language={language} words={words} />
    </IslandBoundary>
  )
}

function Calculator({ language, words }: Omit<Props, 'failureWords'>) {
  const form = useRef<HTMLFormElement>(null)
  const example = mapInputs(id => String(wordsOf(id, words).initial))
  const [typed, setTyped] = useState<Typed>(example)
  // In the layout effect, so that a click that was held acts on what was typed, not on the example.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes the form over
  useLayoutEffect(() => {
    if (form.current) setTyped(typedIn(location.search, typedBefore(form.current, example)))
  }, [])
  const numbers = mapInputs(id => readNumber(typed[id], language, wordsOf(id, words)))
  const fieldOf = (input: InputWords) => (
    <InputField
      key={input.id}
      input={input}
      words={words}
      language={language}
      text={typed[input.id]}
      number={numbers[input.id]}
      onType={text => setTyped({ ...typed, [input.id]: text })}
    />
  )
  return (
    <div className="roi grid">
      <LiveResult language={language} words={words} numbers={numbers} />
      <form className="roi-form" ref={form} data-needs-script onSubmit={event => event.preventDefault()}>
        <h2>{words.form.heading}</h2>
        {words.inputs.slice(0, alwaysShown).map(fieldOf)}
        <MoreInputs inputs={words.inputs.slice(alwaysShown)} {...{ language, words, numbers }}>
          {words.inputs.slice(alwaysShown).map(fieldOf)}
        </MoreInputs>
        <button className="button button-line" type="button" onClick={() => setTyped(example)}>
          {words.form.reset}
        </button>
      </form>
      <ResultPanel
        language={language}
        words={words}
        numbers={numbers}
        isExample={words.inputs.every(({ id, initial }) => numbers[id].value === initial)}
      />
    </div>
  )
}

/** How many numbers no phone folds: the visits, what is assumed of them, and how many buy. */
const alwaysShown = 3

function wordsOf(id: keyof Inputs, { inputs }: CalculatorWords): CalculatorWords['inputs'][number] {
  const found = inputs.find(input => input.id === id)
  if (!found) throw new Error(`The calculator has no words for "${id}".`)
  return found
}

/** What was typed, or slid to, before React had arrived. */
function typedBefore(form: HTMLFormElement, example: Typed): Typed {
  const written = new FormData(form)
  return mapInputs(id => {
    const text = String(written.get(id) ?? example[id])
    const slid = String(written.get(`${id}-slider`) ?? text)
    const wasSlid = text === example[id] && slid !== String(Number(example[id]))
    return wasSlid ? slid : text
  })
}
