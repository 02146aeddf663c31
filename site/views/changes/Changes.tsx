import './Changes.css'
import { trueShareForPoints } from '#audit/judge/scorecard.ts'
import { changesFeedPaths } from '#contracts/addresses/machine-paths.ts'
import type { Language } from '#contracts/languages.ts'
import { writtenDate } from '#language/dates.ts'
import { percentage } from '#language/numbers.ts'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { HeadFold } from '../../blocks/lists/HeadFold.tsx'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { authorPart, relatedPart } from '../../blocks/page/closing-parts.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { Scene } from '../../blocks/scenes/drawing.tsx'
import { headHeight, Intervals } from '../../blocks/scenes/Intervals.tsx'
import { shareOf } from '../../blocks/scenes/wilson.ts'
import { SignedHead } from '../../blocks/signed/SignedHead.tsx'
import { Inline, Paragraph } from '../../content/inline.tsx'
import { type Change, changeKinds, scoreEffects } from '../../content/schemas/change.ts'
import { fill } from '../../content/wording.ts'
import { Sign } from './Sign.tsx'
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
      <SignedHead words={words} author={author.name} context={context}>
        <p className="changes-promise">
          <Inline text={words.promise} />
        </p>
      </SignedHead>
      <Tinted isInked>
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
  words: { title, alternative, caption, reading, reference, detail, rows },
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
        caption={caption}
        wide={{
          size: [1060, height(36)],
          children: (
            <Intervals
              {...drawn}
              left={384}
              unit={676 / length}
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
      <Fold summary={reading.name}>
        <Paragraph text={fill(reading.text, { start: percentage(start / 100, language) })} />
      </Fold>
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
  { language }: PageContext,
): Part {
  const ofKind = changes.filter(change => change.kind === kind)
  return {
    id: kind,
    ...words.kinds[kind],
    children:
      kind === 'rubric' ? (
        <Versions changes={ofKind} words={words} language={language} />
      ) : (
        [...Map.groupBy(ofKind, ({ date }) => date).values()].map(ofDay => (
          <DayChanges key={ofDay[0]?.date} changes={ofDay} language={language} />
        ))
      ),
  }
}

interface ChangesProps {
  /** The newest first. */
  readonly changes: readonly Change[]
  readonly words: ChangesWords
  readonly language: Language
}

/** The changes of the rubric, version by version, each under a sign for every change that it brought to a score. */
function Versions({ changes, words, language }: ChangesProps) {
  return (
    <>
      <div className="changes-legend" data-markdown-ignore>
        <p>{words.signs}</p>
        <ul>
          {scoreEffects.map(effect => (
            <li key={effect}>
              <Sign of={effect} /> {words.effects[effect]}
            </li>
          ))}
        </ul>
      </div>
      <div className="changes unfolding">
        {byVersion(changes).map((version, index) => (
          <Version
            key={version.name}
            version={version}
            words={words}
            language={language}
            isOpen={index === 0}
          />
        ))}
      </div>
    </>
  )
}

interface VersionChanges {
  readonly name: string
  /** The day it was made, and what changed from then until the next one, in the order of the legend. */
  readonly date: string
  readonly changes: readonly Change[]
}

function byVersion(changes: readonly Change[]): readonly VersionChanges[] {
  const ends = changes.flatMap(({ version, date }, index) =>
    version ? [{ name: version, date, end: index + 1 }] : [],
  )
  return ends.map(({ name, date, end }, index) => ({
    name,
    date,
    changes: changes
      .slice(ends[index - 1]?.end ?? 0, end)
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  }))
}

function placeOf({ effect }: Change): number {
  return effect ? scoreEffects.indexOf(effect.score) : scoreEffects.length
}

interface VersionProps extends Omit<ChangesProps, 'changes'> {
  readonly version: VersionChanges
  readonly isOpen: boolean
}

function Version({ version: { name, date, changes }, words, language, isOpen }: VersionProps) {
  return (
    <details className="changes-version" open={isOpen}>
      <summary>
        <h3>
          <span className="visually-hidden">{words.kinds.rubric.label}</span> {name}
        </h3>{' '}
        <Day date={date} language={language} />
        <span className="changes-signs" aria-hidden="true">
          {changes.map(({ id, effect }) => effect && <Sign key={id} of={effect.score} />)}
        </span>
      </summary>
      <ol>
        {changes.map(change => (
          <RubricChange
            key={change.id}
            change={change}
            effects={words.effects}
            isLater={change.date !== date}
            language={language}
          />
        ))}
      </ol>
    </details>
  )
}

interface RubricChangeProps {
  readonly change: Change
  readonly effects: ChangesWords['effects']
  /** Whether it was made after the version that it belongs to. */
  readonly isLater: boolean
  readonly language: Language
}

/** Its title, and what it does to a score; unfolded, what that means for a visitor, then what was done. */
function RubricChange({ change, effects, isLater, language }: RubricChangeProps) {
  const { id, title, date, effect, text } = change
  return (
    <li id={id}>
      <details>
        <summary>
          {effect && <Sign of={effect.score} />}
          <strong>{title}</strong>{' '}
          <span className="mono">
            {effect && <span className="changes-effect">{effects[effect.score]}</span>}{' '}
            {isLater && <Day date={date} language={language} />}
          </span>
        </summary>
        {effect && <p>{effect.text}</p>}
        <DashedList items={sentencesOf(text, language)} />
      </details>
    </li>
  )
}

function Day({ date, language }: { readonly date: string; readonly language: Language }) {
  return (
    <time className="mono" dateTime={date}>
      {writtenDate(date, language)}
    </time>
  )
}

/** What changed on a day: what was done stands beside its title; a phone folds it. */
function DayChanges({ changes, language }: Pick<ChangesProps, 'changes' | 'language'>) {
  return (
    <div className="changes-day">
      <Day date={changes[0]?.date ?? ''} language={language} />
      <ol>
        {changes.map(({ id, title, text }) => (
          <li key={id} id={id}>
            <p>
              <strong>{title}</strong>
            </p>
            <HeadFold name={title}>
              <Paragraph text={text} />
            </HeadFold>
          </li>
        ))}
      </ol>
    </div>
  )
}

function sentencesOf(text: string, language: Language): readonly string[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' })
  return [...sentences.segment(text)].map(({ segment }) => segment.trim())
}
