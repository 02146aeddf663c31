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

/** The author of a page and the day of their last review in a line; unfolded, what they know and how they check it. */
export function AuthorBlock({ author, lastReviewed, language, labels, profilePath }: Props) {
  return (
    <details className="author">
      <summary>
        <b>{author.name}</b>. {author.title}.{' '}
        <DateWithin text={labels.reviewed} date={lastReviewed} language={language} />.
      </summary>
      <p>{author.expertise}</p>
      <p>{author.review}</p>
      <p>
        <a href={profilePath} rel="author">
          {labels.author.more}
        </a>
      </p>
      <Profiles author={author} />
    </details>
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
