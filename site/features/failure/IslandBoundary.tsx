import { Component, createRef, type ReactNode, useEffect, useRef } from 'react'
import type { Language } from '#contracts/languages.ts'
import { homePaths } from '#contracts/paths.ts'
import { announceException } from './exception-event.client.ts'
import type { FailureWords } from './labels.ts'

interface Props {
  readonly language: Language
  readonly words: FailureWords
  readonly children: ReactNode
}

interface State {
  readonly hasFailed: boolean
}

/**
 * Surrounds every island. One that fails to render is replaced by a message; trying again renders it anew,
 * with what was typed in it. A class, because only a class can catch render errors of its children.
 */
export class IslandBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override state: State = { hasFailed: false }
  private readonly place = createRef<HTMLDivElement>()
  private typed: TypedValues = null

  override componentDidCatch(error: unknown): void {
    announceException(String(error))
  }

  /** Reads what was typed before the failed island leaves the page. */
  override getSnapshotBeforeUpdate(_props: Props, before: State): TypedValues {
    return this.state.hasFailed && !before.hasFailed ? typedValues(this.place.current) : null
  }

  override componentDidUpdate(_props: Props, before: State, typed: TypedValues): void {
    this.typed = typed ?? this.typed
    if (before.hasFailed && !this.state.hasFailed) restoreTyped(this.place.current, this.typed)
  }

  override render(): ReactNode {
    const { language, words, children } = this.props
    return (
      <div className="island" ref={this.place}>
        {this.state.hasFailed ? (
          <FailureView
            language={language}
            words={words}
            onRetry={() => this.setState({ hasFailed: false })}
          />
        ) : (
          children
        )}
      </div>
    )
  }
}

/** The values of the form fields inside, by field name; null where there is no form. */
type TypedValues = ReadonlyMap<string, string> | null

/** Reads what a visitor has typed in uncontrolled forms, those that are posted. */
function typedValues(place: Element | null): TypedValues {
  const controls = controlsIn(place)
  return controls.length > 0 ? new Map(controls.map(({ name, value }) => [name, value])) : null
}

/** Restores them in the same fields, rendered anew. */
function restoreTyped(place: Element | null, values: TypedValues): void {
  for (const control of controlsIn(place)) control.value = values?.get(control.name) ?? control.value
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlsIn(place: Element | null): readonly Control[] {
  return [...(place?.querySelectorAll<Control>('form[method=post] :is(input, textarea, select)') ?? [])]
}

interface FailureViewProps {
  readonly language: Language
  readonly words: FailureWords
  onRetry(): void
}

/** Replaces an island that failed to render, and takes the focus that was in it. */
function FailureView({ language, words, onRetry }: FailureViewProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="failure-view" role="alert">
      <h2 ref={title} tabIndex={-1}>
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <div className="failure-actions">
        <button type="button" className="button" onClick={onRetry}>
          {words.retry}
        </button>
        <a className="button button-line" href={homePaths[language]}>
          {words.home}
        </a>
      </div>
    </div>
  )
}
