import './AskForm.css'
import type { Language } from '#contracts/languages.ts'
import { Inline } from '../../content/inline.tsx'
import type { FieldWords } from '../../features/forms/labels.ts'
import { pathOf } from '../../routes.ts'
import type { HomeWords } from './words.ts'

interface Props {
  readonly language: Language
  /** Of the field: the page has the form twice. */
  readonly id: string
  readonly words: HomeWords['hero']['form']
  /** What is said of an address that leads nowhere: `ask.client.ts`. */
  readonly problems: FieldWords
}

/**
 * The compact audit form: it only leads to the full one, with the typed address. So it needs no script, and
 * its button is labelled with where it leads.
 */
export function AskForm({ language, id, words, problems }: Props) {
  return (
    <form className="ask" action={pathOf('free-geo-audit', language)}>
      <label htmlFor={id}>{words.label}</label>
      <div>
        <input
          className="field"
          id={id}
          name="url"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          placeholder={words.example}
          aria-describedby={`${id}-hint`}
        />
        <button className="button" type="submit">
          {words.button}
        </button>
      </div>
      <small id={`${id}-hint`} data-empty={problems.empty} data-malformed={problems.malformed}>
        <Inline text={words.hint} />
      </small>
    </form>
  )
}
