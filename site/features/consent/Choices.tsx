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
  /** On a page of its own: the buttons that the banner has already. The facts of each purpose have room too. */
  readonly forAll?: Pick<ConsentLabels['banner'], 'accept' | 'reject'>
}

/**
 * Every choice in one form: it works as a page, and `choices.client.ts` moves it into the banner.
 * Options that depend on a choice are shown with it by CSS alone.
 */
export function Choices({ language, words, forAll }: Props) {
  const { cookies, ai, pages } = words
  const columns = forAll && words.columns
  return (
    <form className="choices" method="post" action={consentPaths[language]} aria-label={words.label}>
      <p className="choices-title">{words.label}</p>
      <Group id="cookies" heading={cookies.heading} columns={columns}>
        <Purpose words={cookies.necessary} columns={columns} locked />
        <Purpose name="analytics" words={cookies.analytics} columns={columns} />
        <Purpose name="marketing" words={cookies.marketing} columns={columns} />
      </Group>
      <Group id="ai" heading={ai.heading} columns={columns}>
        <Purpose name="training" words={ai.training} columns={columns}>
          <Details legend={ai.models.legend}>
            {aiModels.map(model => (
              <label key={model}>
                <input type="checkbox" name="models" value={model} /> {ai.models.names[model]}
              </label>
            ))}
          </Details>
        </Purpose>
        <Purpose name="collection" words={ai.collection} columns={columns}>
          <Options
            name="retention"
            values={dataRetentions}
            words={ai.retention}
            chosen={defaultAiConsent.dataRetention}
          />
        </Purpose>
      </Group>
      {/* Apart: it is about our pages, not about the visitor's data. */}
      <Group id="pages" heading={pages.heading}>
        <Purpose name="citation" words={pages.citation} checked={defaultAiConsent.allowCitation}>
          <Options
            name="attribution"
            values={citationPreferences}
            words={pages.attribution}
            chosen={defaultAiConsent.citationPreference}
          />
        </Purpose>
      </Group>
      <div className="choices-end">
        {/* First: it is the button that Enter presses. */}
        <button className="button" type="submit" name="choice" value="save">
          {words.save}
        </button>
        {forAll && <ForAll {...forAll} />}
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

interface GroupProps {
  readonly id: string
  readonly heading: string
  /** What a page wide enough says above the facts of each purpose. */
  readonly columns?: Words['columns'] | undefined
  readonly children: ReactNode
}

function Group({ id, heading, columns, children }: GroupProps) {
  return (
    <section className="choices-group" id={`choices-${id}`} aria-labelledby={`choices-${id}-name`}>
      <h2 id={`choices-${id}-name`} tabIndex={-1}>
        {heading}
      </h2>
      {columns && (
        <p className="choices-columns" aria-hidden="true">
          <span>{columns.about}</span> <span>{columns.kept}</span> <span>{columns.seen}</span>
        </p>
      )}
      {children}
    </section>
  )
}

interface PurposeProps {
  readonly name?: string
  readonly words: {
    readonly name: string
    readonly text: string
    readonly kept?: string
    readonly seen?: string
  }
  readonly columns?: Words['columns'] | undefined
  readonly checked?: boolean
  /** Always on: shown, but cannot be changed. */
  readonly locked?: boolean
  /** What it leaves to choose. */
  readonly children?: ReactNode
}

function Purpose({ name, words, columns, checked = false, locked = false, children }: PurposeProps) {
  return (
    <div className="choice">
      <label className="purpose">
        {/* As the cookie writes it: `fill-in.ts` compares the two. */}
        <input type="checkbox" name={name} value="1" defaultChecked={checked || locked} disabled={locked} />
        <b>{words.name}</b> <span>{words.text}</span>
      </label>
      {columns && (
        <dl className="choice-facts">
          <div>
            <dt>{columns.kept}</dt> <dd>{words.kept}</dd>
          </div>
          <div>
            <dt>{columns.seen}</dt> <dd>{words.seen}</dd>
          </div>
        </dl>
      )}
      {children}
    </div>
  )
}

/** More about a purpose, shown with it. */
function Details({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="purpose-details">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

interface OptionsProps<Value extends string> {
  readonly name: string
  readonly values: readonly Value[]
  readonly words: Readonly<Record<Value | 'legend', string>>
  readonly chosen: Value
}

/** One of these, shown with a purpose. */
function Options<Value extends string>({ name, values, words, chosen }: OptionsProps<Value>) {
  return (
    <Details legend={words.legend}>
      {values.map(value => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} /> {words[value]}
        </label>
      ))}
    </Details>
  )
}

/** Of the same look and in the same order as in the banner. */
function ForAll({ accept, reject }: NonNullable<Props['forAll']>) {
  return (
    <div className="choices-for-all">
      <button className="button button-line" type="submit" name="choice" value="reject">
        {reject}
      </button>
      <button className="button button-line" type="submit" name="choice" value="accept">
        {accept}
      </button>
    </div>
  )
}
