import type { Language } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import { ErrorIcon } from '../../../features/forms/fields.tsx'
import type { TypedNumber } from './typed-number.ts'
import type { CalculatorWords, InputWords } from './words.ts'

interface Props {
  readonly input: InputWords
  readonly words: CalculatorWords
  readonly language: Language
  readonly text: string
  readonly number: TypedNumber
  onType(text: string): void
}

/** One number in two controls: a slider to try, and a field to be exact. What was typed stays, valid or not. */
export function InputField({ input, words, language, text, number, onType }: Props) {
  const { id, symbol, label, hint, unit, minimum, maximum, step, slider = maximum } = input
  const field = fieldId(id)
  return (
    <div className="roi-input">
      <label htmlFor={field}>
        <span className="roi-symbol">{symbol}</span> {label}
      </label>
      <p className="roi-hint" id={`${field}-hint`}>
        {hint}
      </p>
      {number.problem && (
        <p className="field-error" id={`${field}-error`}>
          <ErrorIcon />
          <span className="visually-hidden">{words.errors.prefix}</span>{' '}
          {errorOf(input, number, { words, language })}
        </p>
      )}
      <div className="roi-controls">
        <input
          type="range"
          name={`${id}-slider`}
          aria-label={fill(words.form.slider, { label })}
          min={minimum}
          max={slider}
          step={step}
          value={number.value ?? minimum}
          onChange={event => onType(typedBySlider(event.target.value, language))}
        />
        <input
          className="field"
          id={field}
          name={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={number.problem ? true : undefined}
          aria-describedby={`${field}-unit ${field}-hint${number.problem ? ` ${field}-error` : ''}`}
          onChange={event => onType(event.target.value)}
        />
        <span id={`${field}-unit`}>{unit}</span>
      </div>
    </div>
  )
}

export function fieldId(id: string): string {
  return `roi-${id}`
}

/** The error of a number, and how to correct it. */
export function errorOf(
  { initial, minimum, maximum }: InputWords,
  { problem }: TypedNumber,
  { words, language }: Pick<Props, 'words' | 'language'>,
): string {
  if (!problem) return ''
  return fill(words.errors[problem], {
    initial: figure(initial, language, 2),
    minimum: figure(minimum, language, 2),
    maximum: figure(maximum, language, 2),
  })
}

/** A slider writes its value as a program does; the field shows it as people do. */
function typedBySlider(value: string, language: Language): string {
  return language === 'fr' ? value.replace('.', ',') : value
}
