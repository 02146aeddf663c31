import '../lists/Unfolding.css'
import './AuthorBlock.css'
import type { Author } from '../../content/schemas/author.ts'
import { DateWithin } from './DateWithin.tsx'
import type { PageContext } from './page-context.ts'

interface Props {
  /** When the page and its sources were last reviewed. */
  readonly lastReviewed: string
  readonly context: Pick<PageContext, 'author' | 'authorPath' | 'language' | 'labels'>
}

/** The author of a page and the day of their last review in a line; unfolded, what they know and how they check it. */
export function AuthorBlock({ lastReviewed, context: { author, authorPath, language, labels } }: Props) {
  return (
    <div className="author unfolding">
      <details>
        <summary>
          <span>
            <b>{author.name}</b>. {author.title}.{' '}
            <DateWithin text={labels.reviewed} date={lastReviewed} language={language} />.
          </span>
        </summary>
        <p>{author.expertise}</p>
        <p>{author.review}</p>
        <p>
          <a href={authorPath} rel="author">
            {labels.author.more}
          </a>
        </p>
        <Profiles author={author} />
      </details>
    </div>
  )
}

function Profiles({ author: { linkedIn, github } }: { readonly author: Author }) {
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
