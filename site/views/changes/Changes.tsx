import './Changes.css'
import { trueShareForPoints } from '#audit/judge/scorecard.ts'
import { changesFeedPaths } from '#contracts/addresses/machine-paths.ts'
import type { Language } from '#contracts/languages.ts'
import { writtenDate } from '#language/dates.ts'
import { percentage } from '#language/numbers.ts'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { authorPart, relatedPart } from '../../blocks/page/closing-parts.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import { SignedHead } from '../../blocks/page/PageHead.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { Scene } from '../../blocks/scenes/drawing.tsx'
import { headHeight, Intervals } from '../../blocks/scenes/Intervals.tsx'
import { shareOf } from '../../blocks/scenes/wilson.ts'
import { Paragraph } from '../../content/inline.tsx'
import { type Change, changeKinds } from '../../content/schemas/change.ts'
import { fill } from '../../content/wording.ts'
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
      <SignedHead words={words} author={author.name} context={context} />
      <Tinted>
        <Precision words={words.precision} language={language} />
      </Tinted>
      <NumberedSections
        parts={[...parts, authorPart(words.lastReviewed, context), relatedPart(words.related, context)]}
        sources={[]}
        labels={labels.sources}
      />
      <CallStrip {...words.call} address={changesFeedPaths[language]} />
    </div>
  )
}

/** What the faults that the audit announces are worth, from one version of the rubric to the next. */
function Precision({
  words: { title, alternative, caption, reference, rows },
  language,
}: {
  readonly words: ChangesWords['precision']
  readonly language: Language
}) {
  const shares = rows.map(({ name, detail, right, judged }, index) => ({
    name,
    detail,
    isCompared: index < rows.length - 1,
    ...shareOf(right, judged),
  }))
  const start = startOf(rows)
  const length = 100 - start
  const drawn = {
    rows: shares,
    reference: { low: trueShareForPoints, high: trueShareForPoints },
    head: fill(reference, { share: percentage(trueShareForPoints, language) }),
    language,
    start,
    end: 100,
  }
  const height = (rise: number) => headHeight + rows.length * rise + 80
  return (
    <>
      <h2 className="changes-precision">
        {fill(title, { share: percentage(shares.at(-1)?.value ?? 0, language) })}
      </h2>
      <Scene
        alternative={alternative}
        caption={fill(caption, { start: percentage(start / 100, language) })}
        wide={{
          size: [1060, height(58)],
          children: <Intervals {...drawn} left={300} unit={750 / length} rise={58} />,
        }}
        narrow={{
          size: [354, height(76)],
          children: <Intervals {...drawn} left={0} unit={354 / length} rise={76} above />,
        }}
      />
    </>
  )
}

type Judgment = ChangesWords['precision']['rows'][number]

/** In percent: what no share comes near is left out. */
function startOf(rows: readonly Judgment[]): number {
  const lows = rows.map(({ right, judged }) => shareOf(right, judged).low)
  return Math.floor((100 * Math.min(...lows)) / 10) * 10
}

function kindPart(
  kind: Change['kind'],
  words: ChangesWords,
  changes: readonly Change[],
  { language, names }: PageContext,
): Part {
  const { label, heading, page } = words.kinds[kind]
  const ofKind = changes.filter(change => change.kind === kind)
  const days = Map.groupBy(ofKind, ({ date }) => date)
  return {
    id: kind,
    label,
    heading,
    children: (
      <>
        <p>
          <a href={pathOf(page, language)}>{names[page]}</a>
        </p>
        {[...days].map(([date, ofDay]) => (
          <div key={date} className="changes">
            <p className="mono">
              <time dateTime={date}>{writtenDate(date, language)}</time>
            </p>
            <ol>
              {ofDay.map(change => (
                <li key={change.id} id={change.id}>
                  <div>
                    <Entry change={change} details={words.details} language={language} />
                  </div>
                  <Judgments change={change} rows={words.precision.rows} language={language} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </>
    ),
  }
}

interface JudgmentsProps {
  readonly change: Change
  /** Those of all changes. */
  readonly rows: readonly Judgment[]
  readonly language: Language
}

/** How many of the faults announced then were there: each share with its interval, on the scale of the plot above. */
function Judgments({ change: { id }, rows, language }: JudgmentsProps) {
  const own = rows.filter(({ change }) => change === id)
  if (own.length === 0) return null
  const start = startOf(rows)
  const place = (share: number) => `${(100 * (100 * share - start)) / (100 - start)}%`
  return (
    <ul className="change-judgments">
      {own.map(({ name, detail, right, judged }) => {
        const { value, low, high } = shareOf(right, judged)
        return (
          <li key={name}>
            <b>{percentage(value, language)}</b> {detail}
            <svg width="100%" height="14" aria-hidden="true">
              <line x2="100%" y1="7" y2="7" />
              <line className="is-interval" x1={place(low)} x2={place(high)} y1="7" y2="7" />
              <circle cx={place(value)} cy="7" r="5" />
            </svg>
          </li>
        )
      })}
    </ul>
  )
}

interface EntryProps {
  readonly change: Change
  readonly details: string
  readonly language: Language
}

/** Its effect on a visitor, where it has one, and folded what was done. */
function Entry({ change: { title, effect, text }, details, language }: EntryProps) {
  return (
    <>
      <h3>{title}</h3>
      <Paragraph text={effect ?? text} />
      {effect && (
        <details>
          <summary>
            {details} <span className="visually-hidden">{title}</span>
          </summary>
          <DashedList items={sentencesOf(text, language)} />
        </details>
      )}
    </>
  )
}

function sentencesOf(text: string, language: Language): readonly string[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' })
  return [...sentences.segment(text)].map(({ segment }) => segment.trim())
}
