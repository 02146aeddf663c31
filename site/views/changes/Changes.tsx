import './Changes.css'
import type { Language } from '#contracts/languages.ts'
import { changesFeedPaths } from '#contracts/machine-paths.ts'
import { writtenDate } from '#language/dates.ts'
import { authorPart, relatedPart } from '../../blocks/page/closing-parts.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { PageHead } from '../../blocks/page/PageHead.tsx'
import { Inline } from '../../content/inline.tsx'
import { type Change, changeKinds } from '../../content/schemas/change.ts'
import { pathOf } from '../../routes.ts'
import type { ChangesWords } from './words.ts'

interface Props {
  readonly words: ChangesWords
  /** The newest first. */
  readonly changes: readonly Change[]
  readonly context: PageContext
}

/** What changed in the rubric, the figures and the crawlers: each kind in its part, the newest first. */
export function Changes({ words, changes, context }: Props) {
  const { language, labels, author } = context
  const parts = changeKinds.map(kind => kindPart(kind, words, changes, context))
  return (
    <div className="wrap">
      <PageHead
        heading={words.heading}
        lead={words.lead}
        signed={{ language, updated: words.updated, author: author.name, labels }}
        margin={
          <p>
            <a href={changesFeedPaths[language]} type="application/atom+xml">
              {words.feed}
            </a>
          </p>
        }
      />
      <NumberedSections
        parts={[...parts, authorPart(words.lastReviewed, context), relatedPart(words.related, context)]}
        sources={[]}
        labels={labels.sources}
      />
    </div>
  )
}

function kindPart(
  kind: Change['kind'],
  { kinds }: ChangesWords,
  changes: readonly Change[],
  { language, names }: PageContext,
): Part {
  const { label, heading, page } = kinds[kind]
  return {
    id: kind,
    label,
    heading,
    aside: (
      <p>
        <a href={pathOf(page, language)}>{names[page]}</a>
      </p>
    ),
    children: <ChangeList changes={changes.filter(change => change.kind === kind)} language={language} />,
  }
}

function ChangeList({ changes, language }: Pick<Props, 'changes'> & { readonly language: Language }) {
  return (
    <ol className="changes">
      {changes.map(({ id, date, title, text }) => (
        <li key={id} id={id}>
          <time className="mono" dateTime={date}>
            {writtenDate(date, language)}
          </time>
          <div>
            <h3>{title}</h3>
            <p>
              <Inline text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
