import './ScoreWorth.css'
import type { Language } from '#contracts/languages.ts'
import { percentage, signedFigure } from '#language/numbers.ts'
import { CountTicks } from '../../blocks/data/CountTicks.tsx'
import { WholeTable } from '../../blocks/data/WholeTable.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import type { Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import { Lines } from '../../blocks/passages/Lines.tsx'
import { intervalRows } from '../../blocks/scenes/interval-rows.ts'
import { ShareIntervals } from '../../blocks/scenes/ShareIntervals.tsx'
import { shareOf } from '../../blocks/scenes/wilson.ts'
import { SignedPage } from '../../blocks/signed/SignedPage.tsx'
import { authorsRead, faultsJudged, inPercent } from '../../content/recorded-shares.ts'
import { fill } from '../../content/wording.ts'
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
  const first = sections[0]?.intervals
  return (
    <SignedPage
      words={words}
      context={context}
      className="wrap score-worth"
      parts={sections.map(section => measuredPart(section, limits, context.language))}
    >
      {first && (
        <Tinted isInked>
          <ScoreRange words={{ ...first, ...range }} language={context.language} />
        </Tinted>
      )}
    </SignedPage>
  )
}

type SectionWords = ScoreWorthWords['sections'][number]

function measuredPart(words: SectionWords, limits: string, language: Language): Part {
  const { id, label, heading, answer, commands, intervals, lots, reading, examples } = words
  return {
    id,
    label,
    heading,
    words,
    isInked: examples !== undefined,
    children: (
      <>
        <AnswerBlock topic={heading} chunkId={`${id}-answer`} answer={answer} />
        {examples && <Faults examples={examples} />}
        {reading && <ReadingTable label={heading} words={reading} language={language} />}
        {intervals && <ShareIntervals words={intervals} rows={intervals.rows} language={language} />}
        {lots && <Lots words={lots} language={language} />}
        {commands && <Lines name={commands.name} text={commands.lines} />}
        <Notes summary={limits} words={words} language={language} />
      </>
    ),
  }
}

interface NotesProps {
  /** What unfolds them on a phone, where there are many. */
  readonly summary: string
  readonly words: SectionWords
  readonly language: Language
}

/** What limits the answer, then, folded, its figures in a table and what only some will read. */
function Notes({ summary, words, language }: NotesProps) {
  const { points, more, intervals, rubrics, lots } = words
  const notes = <Pairs items={points} />
  const unfolds = more?.name ?? (intervals ?? rubrics ?? lots)?.inTable
  if (!unfolds) return notes
  return (
    <Fold summary={summary} isOnPhones>
      {notes}
      <Fold summary={unfolds}>
        <InTable words={words} language={language} />
        {more && <Pairs items={more.points} />}
      </Fold>
    </Fold>
  )
}

/** What a section says or draws, as a table. */
function InTable({ words: { heading, intervals, rubrics, lots }, language }: Omit<NotesProps, 'summary'>) {
  if (rubrics) return <Rubrics label={heading} words={rubrics} language={language} />
  if (intervals) {
    const cells = intervalRows(intervals.rows, intervals.interval, language)
    return <WholeTable label={heading} columns={intervals.columns} rows={cells} />
  }
  if (!lots) return null
  const cells = lotRows(lots).map(row => [
    `${row.name}, ${row.detail}`,
    ...(intervalRows([row], lots.interval, language)[0] ?? []).slice(1),
  ])
  return <WholeTable label={lots.title ?? heading} columns={lots.columns} rows={cells} />
}

/** Faults as they stand in a file. */
function Faults({ examples }: { readonly examples: NonNullable<SectionWords['examples']> }) {
  return (
    <ul className="score-faults">
      {examples.map(({ name, lines }) => (
        <li key={name}>
          <p>{name}</p>
          <pre translate="no">{lines}</pre>
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
  const { of, title, start, drawn } = words
  const rows = lotRows(words).slice(0, drawn)
  return (
    <>
      {title && <h3>{title}</h3>}
      {of === 'faults' && rows[0] && <LastLot row={rows[0]} language={language} />}
      <ShareIntervals words={words} rows={rows} language={language} start={start} />
    </>
  )
}

interface LastLotProps extends Pick<LotsProps, 'language'> {
  readonly row: ReturnType<typeof lotRows>[number]
}

/** The newest lot, fault by fault. */
function LastLot({ row: { name, detail, value, right, judged }, language }: LastLotProps) {
  return (
    <p className="last-lot">
      <b>{percentage(value / 100, language)}</b> <CountTicks figure={`${right} of ${judged}`} />{' '}
      <span>
        {detail}, {name}
      </span>
    </p>
  )
}

function lotRows({ of, rounds, name, detail }: LotsProps['words']) {
  return rounds.map(round => {
    const { sites, right, judged } = of === 'faults' ? faultsJudged(round) : authorsRead(round)
    return {
      name: fill(name, { sites, judged }),
      detail: fill(detail, { right, judged }),
      right,
      judged,
      ...inPercent(shareOf(right, judged)),
    }
  })
}
