import { counted } from '#language/counts.ts'
import { fill } from '../../content/wording.ts'
import { Field, type FieldProps, type FormContext } from './Field.tsx'
import { useTyped } from './use-typed.ts'

interface Props<Name extends string> extends FieldProps<Name> {
  readonly rows: number
  /** The most characters that are stored. */
  readonly limit: number
}

/** A text of many lines, which says how much room is left once little is. */
export function TextField<Name extends string>({ rows, limit, ...props }: Props<Name>) {
  const { control, text, read } = useTyped<HTMLTextAreaElement>()
  const left = limit - [...text].length
  return (
    <Field {...props} note={left <= limit * nearLimit && <Counter left={left} of={props.of} />}>
      {attributes => <textarea {...attributes} ref={control} rows={rows} onInput={read} />}
    </Field>
  )
}

/** Nobody needs to count while nine tenths of the room are free. */
const nearLimit = 0.1

/** Read aloud by tens: at every key, it would speak over what is typed. */
function Counter({ left, of }: { readonly left: number; readonly of: FormContext<string> }) {
  return (
    <p className={left < 0 ? 'field-note is-over' : 'field-note'}>
      <span aria-hidden="true">{sentence(left, of)}</span>
      <span className="visually-hidden" role="status">
        {sentence(Math.trunc(left / 10) * 10, of)}
      </span>
    </p>
  )
}

function sentence(left: number, { words, language }: FormContext<string>): string {
  const count = Math.abs(left)
  return fill(counted(left < 0 ? words.over : words.left, count, language), { count })
}
