import { suggestedAddress } from './email-suggestion.ts'
import { Field, type FieldProps } from './Field.tsx'
import { useTyped } from './use-typed.ts'

/**
 * An e-mail address. One that looks mistyped gets a suggestion, taken with one click and never in
 * the way. It appears while typing: were it to appear on leaving the field, it would move the very
 * button that is being pressed.
 */
export function EmailField<Name extends string>(props: FieldProps<Name>) {
  const { control, text, read } = useTyped<HTMLInputElement>()
  const meant = suggestedAddress(text)
  const [before, after] = props.of.words.suggestion.split('{address}')

  function take(): void {
    if (!control.current || !meant) return
    control.current.value = meant
    control.current.focus()
    read()
  }

  return (
    <Field
      {...props}
      note={
        <p className="field-note" role="status">
          {meant && (
            <>
              {before}
              <button type="button" className="field-suggestion" onClick={take}>
                {meant}
              </button>
              {after}
            </>
          )}
        </p>
      }
    >
      {attributes => (
        <input
          {...attributes}
          ref={control}
          type="email"
          autoComplete="email"
          spellCheck={false}
          onInput={read}
        />
      )}
    </Field>
  )
}
