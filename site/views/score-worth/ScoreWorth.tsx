import './ScoreWorth.css'
import type { Language } from '#contracts/languages.ts'
import { percentage, signedFigure } from '#language/numbers.ts'
import { WholeTable } from '../../blocks/data/WholeTable.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import type { Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import { Lines } from '../../blocks/passages/Lines.tsx'
import { intervalRows } from '../../blocks/scenes/interval-rows.ts'
import { LotIntervals } from '../../blocks/scenes/LotIntervals.tsx'
import { lotRows } from '../../blocks/scenes/lot-rows.ts'
import { SignedPage } from '../../blocks/signed/SignedPage.tsx'
import { faultsJudged, inPercent } from '../../content/recorded/shares.ts'
import { fill } from '../../content/wording.ts'
import { ChanceIntervals } from './ChanceIntervals.tsx'
import { ReadingTable } from './ReadingTable.tsx'
import { ScoreRange } from './ScoreRange.tsx'
import type { ScoreWorthWords } from './words.ts'

interface Props {
  readonly words: ScoreWorthWords
  readonly context: PageContext
}

/** What was measured of the score and of the audit behind it, each figure with its limits, and how to repeat it. */
export function ScoreWorth({ words, context }: Props) {
  const { range, limits, sections } = words
  const first = sections.find(({ intervals }) => intervals)?.intervals
  const faults = sections.find(({ lots }) => lots?.of === 'faults')?.lots
  return (
    <SignedPage
      words={words}
      context={context}
      className="wrap score-worth"
      parts={sections.map(section => measuredPart(section, limits, context.language))}
    >
      {first && (
        <Tinted isInked>
          {faults && <RealFaults text={range.faults} round={faults.rounds[0]} language={context.language} />}
          <ScoreRange words={{ ...first, ...range }} language={context.language} />
        </Tinted>
      )}
    </SignedPage>
  )
}

interface RealFaultsProps {
  readonly text: string
  readonly round: number | undefined
  readonly language: Language
}

/** What the score is good for, before what it is not: how many of the faults of the newest lot are real. */
function RealFaults({ text, round, language }: RealFaultsProps) {
  if (round === undefined) return null
  const { sites, right, judged } = faultsJudged(round)
  return (
    <p className="score-real">
      <b>{percentage(right / judged, language)}</b> <span>{fill(text, { sites, right, judged })}</span>
    </p>
  )
}

type SectionWords = ScoreWorthWords['sections'][number]

function measuredPart(words: SectionWords, limits: string, language: Language): Part {
  const { id, label, heading, answer, commands, intervals, rubrics, lots, reading, examples } = words
  return {
    id,
    label,
    heading,
    words,
    // The least flattering result, in the tone of the opening that announces it.
    isInked: intervals !== undefined,
    children: (
      <>
        <AnswerBlock topic={heading} chunkId={`${id}-answer`} answer={answer} />
        {examples && <Faults examples={examples} />}
        {reading && <ReadingTable label={heading} words={reading} language={language} />}
        {intervals && <ChanceIntervals words={intervals} rubrics={rubrics} language={language} />}
        {lots && <Lots words={lots} language={language} />}
        {commands && <Lines name={commands.name} text={commands.lines} />}
        <Notes summary={fill(limits, { label })} words={words} language={language} />
      </>
    ),
  }
}

interface NotesProps {
  /** What unfolds them on a phone. */
  readonly summary: string
  readonly words: SectionWords
  readonly language: Language
}

/** What limits the answer, then, folded, its figures in a table and what only some will read. */
function Notes({ summary, words, language }: NotesProps) {
  const { points, more, intervals, lots } = words
  const unfolds = more?.name ?? (intervals ?? lots)?.inTable
  return (
    <Fold summary={summary} isOnPhones>
      <Pairs items={points} />
      {unfolds && (
        <Fold summary={unfolds}>
          <InTable words={words} language={language} />
          {more && <Pairs items={more.points} />}
        </Fold>
      )}
    </Fold>
  )
}

/** What a section says or draws, as a table. */
function InTable({ words: { heading, intervals, rubrics, lots }, language }: Omit<NotesProps, 'summary'>) {
  if (intervals) {
    const cells = intervalRows(intervals.rows, intervals.interval, language)
    return (
      <>
        <WholeTable label={heading} columns={intervals.columns} rows={cells} />
        {rubrics && <Rubrics label={rubrics.name} words={rubrics} language={language} />}
      </>
    )
  }
  if (!lots) return null
  const cells = lotRows(lots).map(row => [
    `${row.name}, ${row.detail}`,
    ...(intervalRows([inPercent(row)], lots.interval, language)[0] ?? []).slice(1),
  ])
  return (
    <WholeTable label={lots.of === 'authors' ? lots.title : heading} columns={lots.columns} rows={cells} />
  )
}

/** Faults as they stand in a file, each struck out over what mends it. */
function Faults({ examples }: { readonly examples: NonNullable<SectionWords['examples']> }) {
  return (
    <ul className="score-faults">
      {examples.map(({ name, before, fault, fix }) => (
        <li key={name}>
          <h3>{name}</h3>
          <pre translate="no">
            {before && <span>{before}</span>}
            <del>{fault}</del>
            <ins>{fix}</ins>
          </pre>
        </li>
      ))}
    </ul>
  )
}

interface RubricsProps {
  readonly label: string
  readonly words: NonNullable<SectionWords['rubrics']>
  readonly language: Language
}

/** The share of each rubric, and what the first gains on it. */
function Rubrics({ label, words, language }: RubricsProps) {
  const { columns, rows, interval, gain } = words
  const cells = rows.map(row => [
    row.name,
    withInterval(row, interval, language),
    gained(row, gain, language),
  ])
  return <WholeTable label={label} columns={columns} rows={cells} />
}

type Row = RubricsProps['words']['rows'][number]

function withInterval(row: Row, interval: string, language: Language): string {
  const [, share, bounds] = intervalRows([row], interval, language)[0] ?? []
  return `${share}, ${bounds}`
}

/** The first row gains nothing on itself. */
function gained(row: Row, written: string, language: Language): string {
  if (!row.gain) return '–'
  const { value, low, high } = row.gain
  const [gain, from, to] = [value, low, high].map(points => signedFigure(points, language))
  return fill(written, { gain: gain ?? '', low: from ?? '', high: to ?? '' })
}

interface LotsProps {
  readonly words: NonNullable<SectionWords['lots']>
  readonly language: Language
}

/** Lots of sites never read before, one under the other. */
function Lots({ words, language }: LotsProps) {
  return (
    <>
      {words.of === 'authors' && <h3>{words.title}</h3>}
      <LotIntervals words={words} language={language} />
    </>
  )
}
