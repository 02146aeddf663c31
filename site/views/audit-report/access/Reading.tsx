import './Reading.css'
import '../../../blocks/page/Tinted.css'
import { RobotSheet, Skipped } from '../../../blocks/passages/RobotSheet.tsx'
import { fill } from '../../../content/wording.ts'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps, Report } from '../report.ts'
import { shortAddress } from '../wording.ts'
import { readingLines } from './reading-lines.ts'

type CrawlerText = NonNullable<Report['reading']>

/** The sheet ends after about as many lines; the rest is folded. */
const linesShown = 8

/** The start of a page as a crawler reads it: citable text is highlighted, skipped text is hatched. */
export function Reading({ report, words, reading }: PartProps & { readonly reading: CrawlerText }) {
  const { segments } = reading
  const lines = readingLines(segments)
  const firstCitable = lines.findIndex(([segment]) => segment?.kind === 'citable')
  const shown = Math.max(linesShown, firstCitable + 2)
  const rest = lines.slice(shown)
  return (
    <ReportPart id="reading" heading={words.reading.heading} lead={words.reading.lead} isTinted>
      <div className="reading-sheet">
        <RobotSheet captions={[shortAddress(reading.address, report.address)]}>
          <Lines lines={lines.slice(0, shown)} words={words} />
          {rest.length > 0 && (
            <details className="reading-rest">
              <summary>{words.reading.rest}</summary>
              <Lines lines={rest} words={words} />
            </details>
          )}
        </RobotSheet>
      </div>
      <div className="reading-legend">
        <dl>
          <div>
            <dt>
              <mark>{words.reading.citable.name}</mark>
            </dt>
            <dd>{citableSentence(reading, words)}</dd>
          </div>
          {reading.segments.some(({ kind }) => kind === 'skipped') && (
            <div>
              <dt>
                <Skipped>{words.reading.skipped.name}</Skipped>
              </dt>
              <dd>{words.reading.skipped.text}</dd>
            </div>
          )}
        </dl>
      </div>
    </ReportPart>
  )
}

interface LinesProps extends Pick<PartProps, 'words'> {
  readonly lines: readonly CrawlerText['segments'][]
}

function Lines({ lines, words }: LinesProps) {
  return (
    <div translate="no">
      {lines.map((segments, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
        <Line key={index} segments={segments} words={words} />
      ))}
    </div>
  )
}

function Line({ segments, words }: Pick<CrawlerText, 'segments'> & Pick<PartProps, 'words'>) {
  const texts = segments.map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: segments never change places
    <p key={index}>
      <Segment {...segment} />
    </p>
  ))
  if (segments.length === 1) return texts
  return (
    <details className="reading-run">
      <summary translate="yes">
        <Skipped>{fill(words.reading.skipped.run, { count: segments.length })}</Skipped>
      </summary>
      {texts}
    </details>
  )
}

function Segment({ kind, text }: CrawlerText['segments'][number]) {
  if (kind === 'citable') return <mark>{text}</mark>
  return kind === 'skipped' ? <Skipped>{text}</Skipped> : text
}

function citableSentence({ segments }: CrawlerText, { reading }: PartProps['words']): string {
  const passages = segments.filter(({ kind }) => kind === 'citable')
  const words = passages.reduce((sum, { text }) => sum + text.trim().split(/\s+/u).length, 0)
  if (passages.length === 0) return reading.citable.none
  return fill(passages.length === 1 ? reading.citable.one : reading.citable.many, {
    count: passages.length,
    words,
  })
}
