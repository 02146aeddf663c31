import './AuthorBlock.css'
import type { Language } from '#contracts/languages.ts'
import type { Author } from '../../content/schemas/author.ts'
import type { BlockLabels } from '../labels.ts'
import { DateWithin } from './DateWithin.tsx'

interface Props {
  readonly author: Author
  /** When the page and its sources were last reviewed. */
  readonly lastReviewed: string
  readonly language: Language
  readonly labels: BlockLabels
  /** The page that shows how the author works. */
  readonly profilePath: string
}

/** The author of a page: what they know, how they check it, and when they last did. */
export function AuthorBlock({ author, lastReviewed, language, labels, profilePath }: Props) {
  return (
    <div className="author">
      <p className="author-name">{author.name}</p>
      <div>
        <p>
          <b>{author.title}</b>
        </p>
        <p>{author.expertise}</p>
        <p>{author.review}</p>
        <p className="author-reviewed">
          <DateWithin text={labels.reviewed} date={lastReviewed} language={language} />.{' '}
          <a href={profilePath} rel="author">
            {labels.author.more}
          </a>
        </p>
        <Profiles author={author} />
      </div>
    </div>
  )
}

function Profiles({ author: { linkedIn, github } }: Pick<Props, 'author'>) {
  const profiles = [
    { name: 'LinkedIn', address: linkedIn },
    { name: 'GitHub', address: github },
  ].filter(({ address }) => address)
  if (profiles.length === 0) return null
  return (
    <ul className="author-profiles">
      {profiles.map(({ name, address }) => (
        <li key={name}>
          <a href={address} rel="me">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
