import './ScoreWorth.css'
import type { Language } from '#contracts/languages.ts'
import { signedFigure } from '#language/numbers.ts'
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
  const { id, label, heading, answer, commands, intervals, rubrics, lots, reading, examples } = words
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
        {intervals && <Shares label={heading} words={intervals} language={language} />}
        {rubrics && <Rubrics label={heading} words={rubrics} language={language} />}
        {lots && <Lots label={heading} words={lots} language={language} />}
        {commands && <Lines name={commands.name} text={commands.lines} />}
        <Limits summary={limits} words={words} />
      </>
    ),
  }
}

interface LimitsProps {
  readonly summary: string
  readonly words: SectionWords
}

/** What limits the answer: on a phone all of it is folded, on a wide page what only some will read. */
function Limits({ summary, words: { points, more } }: LimitsProps) {
  return (
    <Fold summary={summary} isOnPhones>
      <Pairs items={points} />
      {more && (
        <Fold summary={more.name}>
          <Pairs items={more.points} />
        </Fold>
      )}
    </Fold>
  )
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

interface SharesProps {
  readonly label: string
  readonly words: NonNullable<SectionWords['intervals']>
  readonly language: Language
}

/** Shares over one ruler, and the same as a table. */
function Shares({ label, words, language }: SharesProps) {
  const { rows, interval } = words
  return (
    <>
      <ShareIntervals words={words} rows={rows} language={language} />
      <InTable label={label} words={words} rows={intervalRows(rows, interval, language)} />
    </>
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
  readonly label: string
  readonly words: NonNullable<SectionWords['lots']>
  readonly language: Language
}

/** Lots of sites never read before, one under the other, and the same as a table. */
function Lots({ label, words, language }: LotsProps) {
  const { title, of, rounds, name, detail, start } = words
  const rows = rounds.map(round => {
    const { sites, right, judged } = of === 'faults' ? faultsJudged(round) : authorsRead(round)
    return {
      name: fill(name, { sites, judged }),
      detail: fill(detail, { right, judged }),
      ...inPercent(shareOf(right, judged)),
    }
  })
  const cells = rows.map(row => [
    `${row.name}, ${row.detail}`,
    ...(intervalRows([row], words.interval, language)[0] ?? []).slice(1),
  ])
  return (
    <>
      {title && <h3>{title}</h3>}
      <ShareIntervals words={words} rows={rows} language={language} start={start} />
      <InTable label={title ?? label} words={words} rows={cells} />
    </>
  )
}

interface InTableProps {
  readonly label: string
  readonly words: { readonly inTable: string; readonly columns: readonly string[] }
  readonly rows: readonly (readonly string[])[]
}

function InTable({ label, words: { inTable, columns }, rows }: InTableProps) {
  return (
    <Fold summary={inTable}>
      <WholeTable label={label} columns={columns} rows={rows} />
    </Fold>
  )
}
