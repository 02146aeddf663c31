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
  words: { title, alternative, caption, reference, detail, rows },
  language,
}: {
  readonly words: ChangesWords['precision']
  readonly language: Language
}) {
  const shares = rows.map(({ rubric, name, isApart, right, judged }, index) => ({
    group: rubric,
    name,
    detail: fill(detail, { right, judged }),
    isApart: isApart ?? false,
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
          size: [1060, height(36)],
          children: (
            <Intervals
              {...drawn}
              left={384}
              unit={666 / length}
              rise={36}
              columns={{ name: 44, detail: 140 }}
            />
          ),
        }}
        narrow={{
          size: [354, height(54)],
          children: (
            <Intervals
              {...drawn}
              left={0}
              unit={354 / length}
              rise={54}
              columns={{ name: 36, detail: 124 }}
              above
            />
          ),
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
          <Day key={date} date={date} changes={ofDay} words={words} language={language} />
        ))}
      </>
    ),
  }
}

interface DayProps {
  readonly date: string
  readonly changes: readonly Change[]
  readonly words: ChangesWords
  readonly language: Language
}

/** The changes of a day; folded, those of the rubric that leave the score as it was. */
function Day({ date, changes, words, language }: DayProps) {
  const isQuiet = ({ kind, effect, version }: Change) => kind === 'rubric' && !effect && !version
  const quiet = changes.filter(isQuiet)
  const shown = changes.filter(change => !isQuiet(change))
  const judged = shown.find(({ id }) => words.precision.rows.some(({ change }) => change === id))
  const entries = (of: readonly Change[]) =>
    of.map(change => (
      <li key={change.id} id={change.id}>
        <h3>{change.title}</h3>
        <Judgments change={change} words={words.precision} hasScale={change === judged} language={language} />
        <Entry change={change} details={words.details} language={language} />
      </li>
    ))
  const folded = quiet.length === 1 ? words.withoutEffect.one : words.withoutEffect.many
  return (
    <div className="changes">
      <p className="mono">
        <time dateTime={date}>{writtenDate(date, language)}</time>
      </p>
      <div>
        <ol>{entries(shown)}</ol>
        {quiet.length > 0 && (
          <details>
            <summary>{fill(folded, { count: quiet.length })}</summary>
            <ol>{entries(quiet)}</ol>
          </details>
        )}
      </div>
    </div>
  )
}

interface JudgmentsProps {
  readonly change: Change
  readonly words: ChangesWords['precision']
  /** Whether the ruler is named: the first of a day is. */
  readonly hasScale: boolean
  readonly language: Language
}

/** How many of the faults announced then were there: each share with its interval, on the scale of the plot above. */
function Judgments({ change: { id }, words, hasScale, language }: JudgmentsProps) {
  const { rows, detail } = words
  const own = rows.filter(({ change }) => change === id)
  if (own.length === 0) return null
  const start = startOf(rows)
  const place = (share: number) => `${(100 * (100 * share - start)) / (100 - start)}%`
  return (
    <ul className="change-judgments">
      {own.map(({ name, right, judged }, index) => {
        const { value, low, high } = shareOf(right, judged)
        const isNamed = hasScale && index === 0
        return (
          <li key={name}>
            <b>{percentage(value, language)}</b> {fill(detail, { right, judged })}
            <svg width="100%" height={isNamed ? 32 : 16} aria-hidden="true">
              <line x2="100%" y1="8" y2="8" />
              {[start / 100, trueShareForPoints, 1].map(share => (
                <line
                  key={share}
                  className={share === trueShareForPoints ? 'is-goal' : undefined}
                  x1={place(share)}
                  x2={place(share)}
                  y1="1"
                  y2="15"
                />
              ))}
              <line className="is-interval" x1={place(low)} x2={place(high)} y1="8" y2="8" />
              <circle cx={place(value)} cy="8" r="5" />
              {isNamed && <Scale start={start} place={place} />}
            </svg>
          </li>
        )
      })}
    </ul>
  )
}

interface ScaleProps {
  readonly start: number
  readonly place: (share: number) => string
}

function Scale({ start, place }: ScaleProps) {
  return (
    <>
      <text y="30">{start}</text>
      <text x={place(trueShareForPoints)} y="30" textAnchor="end">
        {100 * trueShareForPoints}
      </text>
      <text x="100%" y="30" textAnchor="end">
        100
      </text>
    </>
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
    <div>
      <Paragraph text={effect ?? text} />
      {effect && (
        <details>
          <summary>
            {details} <span className="visually-hidden">{title}</span>
          </summary>
          <DashedList items={sentencesOf(text, language)} />
        </details>
      )}
    </div>
  )
}

function sentencesOf(text: string, language: Language): readonly string[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' })
  return [...sentences.segment(text)].map(({ segment }) => segment.trim())
}
