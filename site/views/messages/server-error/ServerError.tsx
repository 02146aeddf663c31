import '../one-thing.css'
import type { z } from 'astro/zod'
import type { InLanguage } from '../../../content/bilingual.ts'
import { fill } from '../../../content/wording.ts'
import type { serverErrorWords } from './words.ts'

interface ServerErrorProps {
  readonly words: InLanguage<z.infer<typeof serverErrorWords>>
  /** Finds this failure in the log. */
  readonly reference: string
  readonly status: number
  readonly homePath: string
}

export function ServerError({ words, reference, status, homePath }: ServerErrorProps) {
  return (
    <div className="one-thing wrap">
      <p className="mono">{status}</p>
      <h1>{words.heading}</h1>
      <p className="one-thing-text">{fill(words.text, { reference })}</p>
      <p className="one-thing-actions">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, and one drawing serves every page that fails. */}
        <a className="button" href="">
          {words.retry}
        </a>
        <a className="button button-line" href={homePath}>
          {words.home}
        </a>
      </p>
    </div>
  )
}
