import './Changes.css'
import { trueShareForPoints } from '#audit/judge/scorecard.ts'
import { changesFeedPaths } from '#contracts/addresses/machine-paths.ts'
import type { Language } from '#contracts/languages.ts'
import { writtenDate } from '#language/dates.ts'
import { percentage } from '#language/numbers.ts'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { SignedHead } from '../../blocks/opening/SignedHead.tsx'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { authorPart, relatedPart } from '../../blocks/page/closing-parts.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
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
  { language, names }: PageContext,
): Part {
  const { label, heading, page } = words.kinds[kind]
  const ofKind = changes.filter(change => change.kind === kind)
  const shared = { words, language }
  return {
    id: kind,
    label,
    heading,
    children: (
      <>
        <p>
          <a href={pathOf(page, language)}>{names[page]}</a>
        </p>
        {kind === 'rubric' ? (
          <Versions changes={ofKind} {...shared} />
        ) : (
          [...Map.groupBy(ofKind, ({ date }) => date).values()].map(ofDay => (
            <Group key={ofDay[0]?.date} changes={ofDay} {...shared} />
          ))
        )}
      </>
    ),
  }
}

interface ChangesProps {
  /** The newest first. */
  readonly changes: readonly Change[]
  readonly words: ChangesWords
  readonly language: Language
}

/** The changes of the rubric, version by version; folded, all but the last two. */
function Versions({ changes, words, language }: ChangesProps) {
  const versions = byVersion(changes)
  const groups = versions.map(({ version, changes: ofVersion }) => (
    <Group key={version} version={version} changes={ofVersion} words={words} language={language} />
  ))
  const range = { first: versions.at(-1)?.version ?? '', last: versions[shownVersions]?.version ?? '' }
  return (
    <>
      {groups.slice(0, shownVersions)}
      <Fold summary={fill(words.earlier, range)}>{groups.slice(shownVersions)}</Fold>
    </>
  )
}

const shownVersions = 2

interface VersionChanges {
  readonly version: string
  readonly changes: readonly Change[]
}

/** Each version with what changed from the day it was made until the next one. */
function byVersion(changes: readonly Change[]): readonly VersionChanges[] {
  const ends = changes.flatMap(({ version }, index) => (version ? [{ version, end: index + 1 }] : []))
  return ends.map(({ version, end }, index) => ({
    version,
    changes: changes.slice(ends[index - 1]?.end ?? 0, end),
  }))
}

/** The changes of a version, or of a day; folded, those of the rubric that leave the score as it was. */
function Group({ version, changes, words, language }: ChangesProps & { readonly version?: string }) {
  const isQuiet = ({ kind, effect, version: made }: Change) => kind === 'rubric' && !effect && !made
  const quiet = changes.filter(isQuiet)
  const date = changes.at(-1)?.date ?? ''
  const entries = (of: readonly Change[]) =>
    of.map(change => (
      <li key={change.id} id={change.id}>
        <Entry change={change} isLater={change.date !== date} effects={words.effects} language={language} />
      </li>
    ))
  const folded = quiet.length === 1 ? words.withoutEffect.one : words.withoutEffect.many
  return (
    <div className="changes">
      <div>
        {version && (
          <h3>
            <span className="visually-hidden">{words.kinds.rubric.label}</span> {version}
          </h3>
        )}
        <Day date={date} language={language} />
      </div>
      <div>
        <ol>{entries(changes.filter(change => !isQuiet(change)))}</ol>
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

function Day({ date, language }: { readonly date: string; readonly language: Language }) {
  return (
    <time className="mono" dateTime={date}>
      {writtenDate(date, language)}
    </time>
  )
}

interface EntryProps {
  readonly change: Change
  /** Whether it was made after the version that it belongs to. */
  readonly isLater: boolean
  readonly effects: ChangesWords['effects']
  readonly language: Language
}

/** Its effect on a visitor, where it has one, and folded what was done. */
function Entry({ change: { title, date, effect, text }, isLater, effects, language }: EntryProps) {
  if (!effect)
    return (
      <>
        <p>
          <strong>{title}</strong>
        </p>
        <Paragraph text={text} />
      </>
    )
  return (
    <>
      <b>{effects[effect.score]}</b>
      <div>
        {isLater && <Day date={date} language={language} />}
        <Paragraph text={effect.text} />
        <details>
          <summary>{title}</summary>
          <DashedList items={sentencesOf(text, language)} />
        </details>
      </div>
    </>
  )
}

function sentencesOf(text: string, language: Language): readonly string[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' })
  return [...sentences.segment(text)].map(({ segment }) => segment.trim())
}
