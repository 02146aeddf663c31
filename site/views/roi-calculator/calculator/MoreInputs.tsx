import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import type { Language } from '#contracts/languages.ts'
import type { InputId } from './roi.ts'
import type { TypedNumber } from './typed-number.ts'
import { withUnit } from './units.ts'
import type { CalculatorWords, InputWords } from './words.ts'

interface Props {
  readonly inputs: readonly InputWords[]
  readonly words: CalculatorWords
  readonly language: Language
  readonly numbers: Readonly<Record<InputId, TypedNumber>>
  readonly children: ReactNode
}

/** The numbers that a narrow page folds, so that the result comes sooner: each with its value. A wrong one unfolds them. */
export function MoreInputs({ inputs, words, language, numbers, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  const isWrong = inputs.some(({ id }) => numbers[id].problem)
  useEffect(() => {
    if (isWrong && fold.current) fold.current.open = true
  }, [isWrong])
  return (
    <details className="roi-more" ref={fold}>
      <summary>
        <b>{words.form.more}</b>{' '}
        {inputs.map(({ id, symbol, label, unit }) => {
          const { value } = numbers[id]
          return (
            <Fragment key={id}>
              <span className="roi-folded">
                <span className="roi-symbol">{symbol}</span> {label}{' '}
                {value !== null && <span>{withUnit(value, unit, language)}</span>}
              </span>{' '}
            </Fragment>
          )
        })}
      </summary>
      {children}
    </details>
  )
}
