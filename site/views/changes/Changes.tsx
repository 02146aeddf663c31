import './Changes.css'
import { trueShareForPoints } from '#audit/judge/scorecard.ts'
import { changesFeedPaths } from '#contracts/addresses/machine-paths.ts'
import type { Language } from '#contracts/languages.ts'
import { counted } from '#language/counts.ts'
import { writtenDate, writtenDays } from '#language/dates.ts'
import { percentage } from '#language/numbers.ts'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { HeadFold } from '../../blocks/lists/HeadFold.tsx'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { authorPart, relatedPart } from '../../blocks/page/closing-parts.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { type Drawing, Scene } from '../../blocks/scenes/drawing.tsx'
import { Intervals, intervalsHeight, lineAt } from '../../blocks/scenes/Intervals.tsx'
import { LotIntervals, type LotsWords } from '../../blocks/scenes/LotIntervals.tsx'
import { lotRows } from '../../blocks/scenes/lot-rows.ts'
import { shareOf } from '../../blocks/scenes/wilson.ts'
import { SignedHead } from '../../blocks/signed/SignedHead.tsx'
import { Inline, Paragraph } from '../../content/inline.tsx'
import { type Change, changeKinds } from '../../content/schemas/change.ts'
import { fill } from '../../content/wording.ts'
import type { ChangesWords } from './words.ts'

interface Props {
  readonly words: ChangesWords
  /** The newest first. */
  readonly changes: readonly Change[]
  /** The lots of faults that were judged, and the share of real ones that we aim for. */
  readonly faults: LotsWords
  readonly context: PageContext
}

/** What changed in the rubric, the figures and the crawlers: each kind in its part, the newest first. */
export function Changes({ words, changes, faults, context }: Props) {
  const { language, labels, author } = context
  const parts = changeKinds.map(kind => kindPart(kind, words, changes, context))
  return (
    <div className="wrap">
      <SignedHead words={words} author={author.name} context={context}>
        <p className="changes-promise">
          <Inline text={words.promise} />
        </p>
        <a className="button button-line changes-feed" href={changesFeedPaths[language]}>
          {words.call.action}
        </a>
      </SignedHead>
      <Tinted isInked>
        <Precision words={words.precision} faults={faults} language={language} />
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

interface PrecisionProps {
  readonly words: ChangesWords['precision']
  readonly faults: LotsWords
  readonly language: Language
}

/** What the faults that the audit announces are worth, from one version of the rubric to the next. */
function Precision({ words: { title, earlier, reading }, faults, language }: PrecisionProps) {
  const [{ sites, value } = { sites: 0, value: 0 }] = lotRows(faults)
  const drawn = { rows: earlierShares(earlier), aim: faults.reference, language }
  const count = drawn.rows.length
  return (
    <>
      <h2 className="changes-precision">{fill(title, { sites, share: percentage(value, language) })}</h2>
      <LotIntervals words={faults} language={language} />
      <div className="changes-folds">
        <Fold summary={fill(counted(earlier.name, count, language), { count })}>
          <Scene alternative={earlier.alternative} wide={wideChart(drawn)} narrow={narrowChart(drawn)} />
        </Fold>
        <Fold summary={reading.name}>
          <Paragraph text={fill(reading.text, { needed: percentage(trueShareForPoints, language) })} />
        </Fold>
      </div>
    </>
  )
}

type Shares = ReturnType<typeof earlierShares>

/** The newest first; each version is named before what was measured of it. */
function earlierShares({ rows, detail }: ChangesWords['precision']['earlier']) {
  return rows.map(({ rubric, name, isApart, right, judged }) => ({
    group: rubric,
    name,
    detail: fill(detail, { right, judged }),
    isApart: isApart ?? false,
    isCompared: true,
    ...shareOf(right, judged),
  }))
}

interface ChartProps {
  readonly rows: Shares
  readonly aim: LotsWords['reference']
  readonly language: Language
}

function wideChart({ rows, ...drawn }: ChartProps): Drawing {
  const [left, length, rise] = [384, 676, 36]
  const columns = { name: 44, detail: 140 }
  return {
    size: [left + length, intervalsHeight(rows.length, rise)],
    children: <Intervals {...ruled(rows, length)} {...compared(drawn)} {...{ left, rise, columns }} />,
  }
}

function narrowChart({ rows, ...drawn }: ChartProps): Drawing {
  const [length, rise] = [354, 54]
  const columns = { name: 36, detail: 112 }
  return {
    size: [length, intervalsHeight(rows.length, rise)],
    children: (
      <Intervals {...ruled(rows, length)} {...compared(drawn)} {...{ left: 0, rise, columns }} above />
    ),
  }
}

function ruled(rows: Shares, length: number) {
  const start = startOf(rows)
  return { rows, start, end: 100, unit: length / (100 - start) }
}

/** What no share comes near is left out of the ruler: where it starts, in percent. */
function startOf(rows: Shares): number {
  return Math.floor(10 * Math.min(...rows.map(({ low }) => low))) * 10
}

function compared({ aim: { at, name }, language }: Omit<ChartProps, 'rows'>) {
  return { reference: lineAt(at), head: name, language }
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

/** The changes of the rubric, version by version: in a sentence; unfolded, each change. */
function Versions({ changes, words, language }: ChangesProps) {
  const versions = byVersion(changes)
  const firstDays = versions.findIndex(({ name }) => name === words.opening.last)
  const [since, opening] = [versions.slice(0, firstDays), versions.slice(firstDays)]
  const shared = { words, language }
  return (
    <div className="changes unfolding">
      {since.map((version, index) => (
        <Version key={version.name} {...shared} version={version} heading="h3" isCurrent={index === 0} />
      ))}
      {opening.length > 0 && <Opening {...shared} versions={opening} />}
    </div>
  )
}

interface VersionChanges {
  readonly name: string
  /** The day it was made, what it changed in a sentence, and what changed from then until the next one. */
  readonly date: string
  readonly summary: string
  readonly changes: readonly Change[]
}

function byVersion(changes: readonly Change[]): readonly VersionChanges[] {
  const ends = changes.flatMap(({ version, date, summary = '' }, index) =>
    version ? [{ name: version, date, summary, end: index + 1 }] : [],
  )
  return ends.map(({ end, ...version }, index) => ({
    ...version,
    changes: changes.slice(ends[index - 1]?.end ?? 0, end),
  }))
}

interface OpeningProps extends Omit<ChangesProps, 'changes'> {
  readonly versions: readonly VersionChanges[]
}

/** The versions of the opening days, in one row: each followed the other within hours. */
function Opening({ versions, words, language }: OpeningProps) {
  const [last, first] = [versions[0], versions.at(-1)]
  if (!last || !first) return null
  return (
    <details className="changes-version">
      <summary>
        <h3>
          <span className="visually-hidden">{words.kinds.rubric.label}</span> {first.name}–{last.name}
        </h3>{' '}
        <span className="mono">{writtenDays(first.date, last.date, language)}</span>{' '}
        <span className="changes-summary">{fill(words.opening.summary, { count: versions.length })}</span>
      </summary>
      <div className="changes-list">
        {versions.map(version => (
          <Version key={version.name} version={version} words={words} language={language} heading="h4" />
        ))}
      </div>
    </details>
  )
}

interface VersionProps extends Omit<ChangesProps, 'changes'> {
  readonly version: VersionChanges
  readonly heading: 'h3' | 'h4'
  /** Whether it still changes, and stands open. */
  readonly isCurrent?: boolean
}

function Version({ version, words, language, heading: Heading, isCurrent = false }: VersionProps) {
  const { name, date, summary, changes } = version
  return (
    <details className="changes-version" open={isCurrent}>
      <summary>
        <Heading>
          <span className="visually-hidden">{words.kinds.rubric.label}</span> {name}
        </Heading>{' '}
        <span className="mono">
          {isCurrent && words.since} <Day date={date} language={language} />
        </span>{' '}
        <span className="changes-summary">{summary}</span>
      </summary>
      <RubricChanges changes={changes} words={words} language={language} />
    </details>
  )
}

/** From this many on, those that move no points are folded under those that do. */
const fewestFolded = 4

function RubricChanges({ changes, words, language }: ChangesProps) {
  const drawn = (change: Change) => (
    <RubricChange key={change.id} change={change} effects={words.effects} language={language} />
  )
  const moving = changes.filter(({ effect }) => effect?.score === 'added' || effect?.score === 'removed')
  const others = changes.filter(change => !moving.includes(change))
  const isFolded = moving.length > 0 && others.length >= fewestFolded
  return (
    <div className="changes-list">
      <ol>{(isFolded ? moving : changes).map(drawn)}</ol>
      {isFolded && (
        <details className="changes-others">
          <summary>
            <strong>{fill(words.others.name, { count: others.length })}</strong>{' '}
            <span className="mono">
              {writtenDays(others.at(-1)?.date ?? '', others[0]?.date ?? '', language)}
            </span>
          </summary>
          <ol>{others.map(drawn)}</ol>
        </details>
      )}
    </div>
  )
}

interface RubricChangeProps {
  readonly change: Change
  readonly effects: ChangesWords['effects']
  readonly language: Language
}

/** Its title, and what it does to a score; unfolded, what that means for a visitor, then what was done. */
function RubricChange({ change, effects, language }: RubricChangeProps) {
  const { id, title, date, effect, text } = change
  return (
    <li id={id}>
      <details>
        <summary>
          <strong>{title}</strong>{' '}
          <span className="mono">
            {effect && <span>{effects[effect.score]}</span>} <Day date={date} language={language} />
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

/** What changed on a day: what stood there, struck out, over what stands there now; beside it, why. */
function DayChanges({ changes, language }: Pick<ChangesProps, 'changes' | 'language'>) {
  return (
    <div className="changes-day">
      <Day date={changes[0]?.date ?? ''} language={language} />
      <ol>
        {changes.map(({ id, title, correction, text }) => (
          <li key={id} id={id}>
            <div className="changes-head">
              {correction && <Correction {...correction} />}
              <p>
                <strong>{title}</strong>
              </p>
            </div>
            <HeadFold name={title}>
              <Paragraph text={text} />
            </HeadFold>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Correction({ before, after }: NonNullable<Change['correction']>) {
  return (
    <p className="changes-correction">
      {before && <del>{before}</del>} <ins>{after}</ins>
    </p>
  )
}

function sentencesOf(text: string, language: Language): readonly string[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' })
  return [...sentences.segment(text)].map(({ segment }) => segment.trim())
}
