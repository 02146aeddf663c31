import './Choices.css'
import type { ReactNode } from 'react'
import {
  aiModels,
  citationPreferences,
  consentPaths,
  dataRetentions,
  defaultAiConsent,
} from '#contracts/consent.ts'
import type { Language } from '#contracts/languages.ts'
import type { ConsentLabels } from './labels.ts'

type Words = ConsentLabels['choices']

interface Props {
  readonly language: Language
  readonly words: Words
}

/**
 * Every choice in one form: it works as a page, and `choices.client.ts` moves it into the banner.
 * Options that depend on a choice are shown with it by CSS alone.
 */
export function Choices({ language, words }: Props) {
  const { cookies, ai } = words
  return (
    <form className="choices" method="post" action={consentPaths[language]} aria-label={words.label}>
      <p className="choices-title">{words.label}</p>
      <section id="choices-cookies" aria-labelledby="choices-cookies-name">
        <h2 id="choices-cookies-name" tabIndex={-1}>
          {cookies.heading}
        </h2>
        <Purpose words={cookies.necessary} locked />
        <Purpose name="analytics" words={cookies.analytics} />
        <Purpose name="marketing" words={cookies.marketing} />
      </section>
      <section id="choices-ai" aria-labelledby="choices-ai-name">
        <h2 id="choices-ai-name">{ai.heading}</h2>
        <Purpose name="training" words={ai.training} />
        <Details legend={ai.models.legend}>
          {aiModels.map(model => (
            <label key={model}>
              <input type="checkbox" name="models" value={model} /> {ai.models.names[model]}
            </label>
          ))}
        </Details>
        <Purpose name="citation" words={ai.citation} checked={defaultAiConsent.allowCitation} />
        <Details legend={ai.attribution.legend}>
          {citationPreferences.map(preference => (
            <Option
              key={preference}
              name="attribution"
              value={preference}
              label={ai.attribution[preference]}
              checked={preference === defaultAiConsent.citationPreference}
            />
          ))}
        </Details>
        <Purpose name="collection" words={ai.collection} />
        <Details legend={ai.retention.legend}>
          {dataRetentions.map(retention => (
            <Option
              key={retention}
              name="retention"
              value={retention}
              label={ai.retention[retention]}
              checked={retention === defaultAiConsent.dataRetention}
            />
          ))}
        </Details>
      </section>
      <div className="choices-end">
        <button className="button" type="submit" name="choice" value="save">
          {words.save}
        </button>
        <button className="choices-back" type="button" data-needs-script>
          {words.back}
        </button>
        <p className="choices-saved" id="saved">
          {words.saved}
        </p>
      </div>
    </form>
  )
}

interface PurposeProps {
  readonly name?: string
  readonly words: { readonly name: string; readonly text: string }
  readonly checked?: boolean
  /** Always on: shown, but cannot be changed. */
  readonly locked?: boolean
}

function Purpose({ name, words, checked = false, locked = false }: PurposeProps) {
  return (
    <label className="purpose">
      {/* As the cookie writes it: `fill-in.ts` compares the two. */}
      <input type="checkbox" name={name} value="1" defaultChecked={checked || locked} disabled={locked} />
      <span>
        <b>{words.name}</b> {words.text}
      </span>
    </label>
  )
}

/** More about the purpose above it. */
function Details({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="purpose-details">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

interface OptionProps {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly checked: boolean
}

function Option({ name, value, label, checked }: OptionProps) {
  return (
    <label>
      <input type="radio" name={name} value={value} defaultChecked={checked} /> {label}
    </label>
  )
}
