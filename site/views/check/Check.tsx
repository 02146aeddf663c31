import '../../blocks/lists/DashedList.css'
import '../../blocks/passages/DefinitionBox.css'
import '../../blocks/signed/SignatureLines.css'
import './Check.css'
import { Fragment, type ReactNode } from 'react'
import { counted } from '#language/counts.ts'
import { writtenDate } from '#language/dates.ts'
import { figure } from '#language/numbers.ts'
import { CountTicks } from '../../blocks/data/CountTicks.tsx'
import { Degree } from '../../blocks/data/Degree.tsx'
import { AuditCall } from '../../blocks/page/CallStrip.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { CopyToast } from '../../blocks/passages/CopyToast.tsx'
import { CopyableLines, Lines } from '../../blocks/passages/Lines.tsx'
import { SignedHead } from '../../blocks/signed/SignedHead.tsx'
import { Paragraph } from '../../content/inline.tsx'
import { countsOf, fewestJudged, judgedOn, whyNoPoints } from '../../content/precision.ts'
import type { Rubric, RubricCheck, RubricPillar } from '../../content/rubric.ts'
import { fill } from '../../content/wording.ts'
import { pathOf } from '../../routes.ts'
import type { ScorecardWords } from '../scorecard/words.ts'
import { difference } from './difference.ts'
import { RubricStrip } from './RubricStrip.tsx'
import type { CheckExample, CheckWords } from './words.ts'

interface Props {
  readonly check: RubricCheck
  readonly pillar: RubricPillar
  readonly example: CheckExample
  readonly words: CheckWords
  /** How the rubric says what a check is worth and how often it is made. */
  readonly rubricWords: ScorecardWords['checks']
  readonly rubric: Rubric
  readonly context: PageContext
}

/** One check of the rubric: what it is worth and why, what passes and fails, and how anyone measures it. */
export function Check(props: Props) {
  const { check, words, context } = props
  const { labels, language, author } = context
  return (
    <div className="wrap check">
      <SignedHead
        words={{ heading: check.name, updated: words.updated }}
        author={author.name}
        context={context}
      >
        <p className="definition">{check.why}</p>
        {check.points > 0 && <Worth {...props} />}
        {isMeasured(check) && <Precision {...props} />}
        {!(check.points > 0 && isMeasured(check)) && <Lacks {...props} />}
      </SignedHead>
      <Tinted isInked>
        <Examples {...props} />
      </Tinted>
      <NumberedSections parts={partsOf(props)} sources={[]} labels={labels.sources} />
      <AuditCall words={words.call} language={language} />
      <CopyToast words={words.command.copied} />
    </div>
  )
}

/** What the check is worth, and its place in the rubric. */
function Worth(props: Props) {
  const { check, pillar, words, rubricWords, rubric, context } = props
  const { language } = context
  return (
    <figure className="check-figure">
      <p>
        {fill(counted(rubricWords.points, check.points, language), { count: figure(check.points, language) })}
      </p>
      <RubricStrip rubric={rubric} pillar={pillar} check={check} />
      <figcaption>{placeOf(words.place, props)}</figcaption>
    </figure>
  )
}

/** How often the faults that it announced were true. */
function Precision({ check, words: { precision }, context: { language } }: Props) {
  const { judged, right } = countsOf(check.id)
  const values = {
    judged: figure(judged, language),
    right: figure(right, language),
    day: writtenDate(judgedOn, language),
  }
  return (
    <figure className="check-figure">
      <p>{fill(precision.known.heading, values)}</p>
      {judged > mostDiscs ? (
        <CountTicks count={right} total={judged} />
      ) : (
        <Verdicts judged={judged} right={right} />
      )}
      <figcaption>{fill(precision.known.text, values)}</figcaption>
    </figure>
  )
}

/** What there is nothing to draw of is said in a line: no points, no precision, or neither. */
function Lacks(props: Props) {
  const { check, words, rubricWords, context } = props
  const { language } = context
  const isScored = check.points > 0
  const { judged } = countsOf(check.id)
  return (
    <div className={isScored || isMeasured(check) ? 'check-lacks' : 'check-lacks is-alone'}>
      <p>
        {!isScored && `${rubricWords.unscored}. `}
        {!isMeasured(check) &&
          fill(counted(words.precision.unknown, judged, language), {
            judged: figure(judged, language),
            needed: figure(fewestJudged, language),
          })}
      </p>
      {!isScored && <p>{placeOf(words.unscoredPlace, props)}</p>}
    </div>
  )
}

function isMeasured({ id }: RubricCheck): boolean {
  return countsOf(id).judged >= fewestJudged
}

/** Where the check lies in the rubric, what its measurement is worth, and what it looks at. */
function placeOf(words: string, { check, pillar, rubricWords, rubric, context }: Props): string {
  const { points: total, version } = rubric
  const place = fill(words, { total, version, id: pillar.id, pillar: pillar.name })
  return `${place} ${context.labels.confidence[check.confidence]}, ${rubricWords.scopes[check.scope]}.`
}

/** They stand on one line of a phone. */
const mostDiscs = 18

/** The true ones first. */
function Verdicts({ judged, right }: ReturnType<typeof countsOf>) {
  const verdicts = Array.from({ length: judged }, (_verdict, index) => index)
  return (
    <div className="check-verdicts">
      {verdicts.map(index => (
        <Degree key={index} of={index < right ? 'yes' : 'no'} />
      ))}
    </div>
  )
}

/** What passes and what fails; below, how to pass. */
function Examples({ check, example: { passes, fails }, words: { examples } }: Props) {
  return (
    <>
      <h2 className="visually-hidden">{examples.heading}</h2>
      <div className="check-cases">
        <Example name={examples.passes} text={passes} other={fails} passes />
        <Example name={examples.fails} text={fails} other={passes} passes={false} />
      </div>
      {check.pass && (
        <div className="check-mend">
          <h3>{examples.mend}</h3>
          <p>{check.pass}</p>
        </div>
      )}
    </>
  )
}

interface ExampleProps {
  readonly name: string
  readonly text: string
  readonly other: string
  /** What makes one pass is highlighted; what makes the other fail is struck, or what it lacks an empty frame. */
  readonly passes: boolean
}

function Example({ name, text, other, passes }: ExampleProps) {
  const Own = passes ? 'mark' : 'del'
  return (
    <div className={passes ? 'check-sheet drawn-on-sheet' : 'check-sheet'}>
      <p>
        <Degree of={passes ? 'yes' : 'no'} /> {name}
      </p>
      <pre translate="no">
        {difference(text, other).map(({ text, isOwn }, index) => {
          const Stretch = isOwn ? Own : Fragment
          // biome-ignore-start lint/suspicious/noArrayIndexKey: stretches never change places
          if (text === '') return !passes && <span key={index} className="check-gap" />
          return <Stretch key={index}>{brokenBeforeTags(text)}</Stretch>
          // biome-ignore-end lint/suspicious/noArrayIndexKey: stretches never change places
        })}
      </pre>
    </div>
  )
}

/** A long line breaks before a tag, not inside a word. */
function brokenBeforeTags(text: string): ReactNode {
  return text.split(/(?=<\w)/u).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>
      {part.startsWith('<') && <wbr />}
      {part}
    </Fragment>
  ))
}

function partsOf(props: Props): readonly Part[] {
  const { check, words } = props
  const { label, heading, unscored } = words.reason
  return [
    {
      id: 'reason',
      label,
      heading: check.points > 0 ? heading : unscored,
      aside: <Sources {...props} />,
      children: <Reason {...props} />,
    },
    { id: 'command', ...words.command, children: <Command {...props} /> },
    { id: 'others', ...words.others, children: <Others {...props} /> },
  ]
}

/** Why it weighs what it weighs, and what one of its sources says. */
function Reason({ check, example: { reason, quote }, context: { language } }: Props) {
  return (
    <div className="check-reason">
      <Paragraph text={fill(reason, { precision: whyNoPoints(check.id, language) })} />
      {quote && <Paragraph text={quote} />}
    </div>
  )
}

function Command({ example: { prints, ...example }, words: { command } }: Props) {
  const isSame = prints.passing === example.passes && prints.failing === example.fails
  return (
    <>
      <p>{command.text}</p>
      <CopyableLines name={command.name} text={example.command} copy={command.copy} />
      {isSame ? (
        <p>{command.same}</p>
      ) : (
        <div className="check-prints">
          <Printed passes name={command.passing} text={prints.passing || command.nothing} />
          <Printed passes={false} name={command.failing} text={prints.failing || command.nothing} />
        </div>
      )}
      <p>{command.limit}</p>
    </>
  )
}

interface PrintedProps {
  readonly passes: boolean
  readonly name: string
  readonly text: string
}

/** What a command prints: what is short stands beside its name. */
function Printed({ passes, name, text }: PrintedProps) {
  if (text.includes('\n') || text.length > longestWord) return <Lines name={name} text={text} />
  return (
    <p className="check-print">
      <span>
        <Degree of={passes ? 'yes' : 'no'} /> {name}
      </span>{' '}
      <code translate="no">{text}</code>
    </p>
  )
}

const longestWord = 60

function Sources({ check, words }: Pick<Props, 'check' | 'words'>) {
  return (
    <div>
      <h3>{words.sources.heading}</h3>
      <ul className="dashes">
        {check.sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} lang="en">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the checks of its pillar weigh, this one among them: a weight is drawn where there is another to compare it with. */
function Others({ check, pillar, words, context: { language } }: Props) {
  const heaviest = Math.max(...pillar.checks.map(({ points }) => points))
  const areCompared = pillar.checks.filter(({ points }) => points > 0).length > 1
  return (
    <>
      {heaviest > 0 && (
        <p className="check-unit mono" data-markdown-ignore>
          {words.others.unit}
        </p>
      )}
      <ol className={areCompared ? 'check-pillar' : 'check-pillar is-plain'}>
        {pillar.checks.map(({ id, name, points }) => (
          <li key={id}>
            <a href={pathOf(`check-${id}`, language)} aria-current={id === check.id ? 'page' : undefined}>
              {name}
            </a>{' '}
            {areCompared && (
              <svg width="100%" height="10" aria-hidden="true">
                <rect width={`${(100 * points) / heaviest}%`} height="10" />
              </svg>
            )}
            {heaviest > 0 && <b className={points > 0 ? undefined : 'is-none'}>{figure(points, language)}</b>}
          </li>
        ))}
      </ol>
      <p>
        <a href={pathOf('scorecard', language)}>{words.others.rubric}</a>
      </p>
    </>
  )
}
