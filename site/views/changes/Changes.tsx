import './Changes.css'
import { trueShareForPoints } from '#audit/judge/scorecard.ts'
import type { Language } from '#contracts/languages.ts'
import { changesFeedPaths } from '#contracts/addresses/machine-paths.ts'
import { writtenDate } from '#language/dates.ts'
import { authorPart, relatedPart } from '../../blocks/page/closing-parts.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import { SignedHead } from '../../blocks/page/PageHead.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { Scene } from '../../blocks/scenes/drawing.tsx'
import { Intervals } from '../../blocks/scenes/Intervals.tsx'
import { shareOf } from '../../blocks/scenes/wilson.ts'
import { Paragraph } from '../../content/inline.tsx'
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
      <SignedHead
        words={words}
        author={author.name}
        context={context}
        margin={
          <p>
            <a href={changesFeedPaths[language]} type="application/atom+xml">
              {words.feed}
            </a>
          </p>
        }
      />
      <Tinted>
        <Precision words={words.precision} language={language} />
      </Tinted>
      <NumberedSections
        parts={[...parts, authorPart(words.lastReviewed, context), relatedPart(words.related, context)]}
        sources={[]}
        labels={labels.sources}
      />
    </div>
  )
}

/** What the faults that the audit announces are worth, from one version of the rubric to the next. */
function Precision({
  words: { alternative, caption, rows },
  language,
}: {
  readonly words: ChangesWords['precision']
  readonly language: Language
}) {
  const drawn = {
    rows: rows.map(({ name, detail, right, judged }) => ({ name, detail, ...shareOf(right, judged) })),
    reference: { low: trueShareForPoints, high: trueShareForPoints },
    language,
    end: 100,
  }
  const height = (rise: number) => rows.length * rise + 80
  return (
    <Scene
      alternative={alternative}
      caption={caption}
      wide={{
        size: [1060, height(58)],
        children: <Intervals {...drawn} left={300} unit={7.5} rise={58} />,
      }}
      narrow={{
        size: [354, height(76)],
        children: <Intervals {...drawn} left={4} unit={3.4} rise={76} above />,
      }}
    />
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
            <Paragraph text={text} />
          </div>
        </li>
      ))}
    </ol>
  )
}
