import { useEffect, useRef } from 'react'
import type { Language } from '#contracts/languages.ts'
import { homePaths } from '#contracts/paths.ts'
import type { FailureWords } from './labels.ts'

interface Props {
  readonly language: Language
  readonly words: FailureWords
  onRetry(): void
}

/** Replaces an island that failed to render, and takes the focus that was in it. */
export function FailureView({ language, words, onRetry }: Props) {
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
