import './NotFound.css'
import type { Language } from '#contracts/languages.ts'
import type { LayoutLabels } from '../../../content/schemas/layout.ts'
import { type PageId, pathOf } from '../../../routes.ts'
import type { NotFoundWords } from './words.ts'

interface Props {
  readonly language: Language
  readonly words: NotFoundWords
  readonly labels: LayoutLabels
}

export function NotFound({ language, words, labels }: Props) {
  return (
    <div className="wrap grid not-found">
      <h1>
        404 <sup>{words.mark}</sup>
      </h1>
      <div>
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
        <ul>
          {mostWanted.map(id => (
            <li key={id}>
              <a href={pathOf(id, language)}>{labels.pages[id]}</a>
            </li>
          ))}
        </ul>
        <a className="button" href={pathOf('home', language)}>
          {words.home}
        </a>
      </div>
    </div>
  )
}

/** The pages that most visitors look for, in order. */
const mostWanted: readonly PageId[] = ['free-geo-audit', 'definition-geo', 'guide', 'faq', 'contact']
