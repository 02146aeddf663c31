import './NotFound.css'
import type { Language } from '#contracts/languages.ts'
import type { LayoutLabels } from '../layout/labels.ts'
import { writtenRoutes } from '../routes.ts'
import type { NotFoundWords } from './NotFound.words.ts'

interface Props {
  readonly language: Language
  readonly words: NotFoundWords
  readonly labels: LayoutLabels
}

/** What a visitor finds at an address without a page: the way home, and what others look for. */
export function NotFound({ language, words, labels }: Props) {
  const [home, ...others] = writtenRoutes()
  return (
    <div className="wrap grid not-found">
      <h1>404</h1>
      <div>
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
        <ul>
          {others.slice(0, 5).map(route => (
            <li key={route.id}>
              <a href={route[language]}>{labels.pages[route.id]}</a>
            </li>
          ))}
        </ul>
        <a className="button" href={home?.[language] ?? '/'}>
          {words.home}
        </a>
      </div>
    </div>
  )
}
