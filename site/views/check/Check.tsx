import '../../blocks/lists/DashedList.css'
import '../../blocks/passages/DefinitionBox.css'
import '../../blocks/signed/SignatureLines.css'
import './Check.css'
import type { ReactNode } from 'react'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { Degree } from '../../blocks/data/Degree.tsx'
import { AuditCall } from '../../blocks/page/CallStrip.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { CopyToast } from '../../blocks/passages/CopyToast.tsx'
import { CopyableLines, Lines } from '../../blocks/passages/Lines.tsx'
import { SignedHead } from '../../blocks/signed/SignedHead.tsx'
import { Paragraph } from '../../content/inline.tsx'
import { countsOf, precisionOf, whyNoPoints } from '../../content/precision.ts'
import type { Rubric, RubricCheck, RubricPillar } from '../../content/rubric.ts'
import { fill } from '../../content/wording.ts'
import { pathOf } from '../../routes.ts'
import { Tag } from '../audit-report/Tag.tsx'
import type { ScorecardWords } from '../scorecard/words.ts'
import { difference } from './difference.ts'
import { PillarRuler } from './PillarRuler.tsx'
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
  const { check, pillar, words, rubricWords, rubric, context } = props
  const { labels, language, author } = context
  const points = fill(counted(rubricWords.points, check.points, language), {
    count: figure(check.points, language),
  })
  const lead = check.points > 0 ? words.lead : words.unscoredLead
  const values = { name: check.name, pillar: pillar.name, version: rubric.version, points }
  return (
    <div className="wrap check">
      <SignedHead
        words={{ heading: check.name, updated: words.updated }}
        author={author.name}
        context={context}
        margin={
          <p className="check-facts">
            <b className={check.points > 0 ? 'is-scored' : undefined}>
              {check.points > 0 ? points : rubricWords.unscored}
            </b>{' '}
            {labels.confidence[check.confidence]}, {rubricWords.scopes[check.scope]}.{' '}
            {precisionOf(check.id, language)}.
          </p>
        }
      >
        <p className="definition">{check.why}</p>
        <div className="check-place">
          <Paragraph text={fill(lead, values)} />
        </div>
        {isDrawnByFault(check) ? <Judged {...props} /> : <Place {...props} points={points} />}
      </SignedHead>
      <NumberedSections parts={partsOf(props)} sources={[]} labels={labels.sources} />
      <AuditCall words={words.call} language={language} />
      <CopyToast words={words.command.copied} />
    </div>
  )
}

/** Of fewer verdicts, discs would say no more than the count beside the title. Our choice. */
const fewestDrawn = 5

function isDrawnByFault({ id, points }: RubricCheck): boolean {
  return points === 0 && countsOf(id).judged >= fewestDrawn
}

/** Where the check lies in its pillar, and the pillar in the whole rubric. */
function Place({ check, pillar, rubric, words, points }: Props & { readonly points: string }) {
  const caption = fill(check.points > 0 ? words.place : words.unscoredPlace, {
    points,
    pillar: pillar.id,
    total: pillar.points,
  })
  return <PillarRuler rubric={rubric} pillar={pillar} check={check} caption={caption} />
}

/** The faults of a check without points that were judged, the true ones first. */
function Judged({ check, words }: Props) {
  const { judged, right } = countsOf(check.id)
  const faults = Array.from({ length: judged }, (_fault, index) => index)
  return (
    <figure className="check-judged">
      <p>
        {faults.map(fault => (
          <Degree key={fault} of={fault < right ? 'yes' : 'no'} />
        ))}
      </p>
      <figcaption>{words.judged}</figcaption>
    </figure>
  )
}

function partsOf(props: Props): readonly Part[] {
  const { words } = props
  return [
    { id: 'examples', ...words.examples, isInked: true, children: <Examples {...props} /> },
    { id: 'command', ...words.command, children: <Command {...props} /> },
    { id: 'others', ...words.others, children: <Others {...props} /> },
  ]
}

/** What passes and what fails; below, how to pass, why it weighs what it weighs, and what that rests on. */
function Examples({ check, example, words, rubricWords, context: { language } }: Props) {
  const { passes, fails, quote } = example
  return (
    <>
      <div className="check-cases">
        <Example name={<Tag tone="ok">{words.examples.passes}</Tag>} text={passes} other={fails} Own="mark" />
        <Example name={<Tag tone="bad">{words.examples.fails}</Tag>} text={fails} other={passes} Own="del" />
      </div>
      <div className="check-reasons">
        <div>
          <h3>{words.examples.mend}</h3>
          <p>{check.pass ?? rubricWords.noAdvice}</p>
        </div>
        <div id="reason">
          <h3>{check.points > 0 ? words.reason.heading : words.reason.unscored}</h3>
          <Paragraph text={fill(example.reason, { precision: whyNoPoints(check.id, language) })} />
          {quote && <Paragraph text={quote} />}
        </div>
        <div id="sources">
          <h3>{words.sources.heading}</h3>
          <Sources check={check} />
        </div>
      </div>
    </>
  )
}

interface ExampleProps {
  readonly name: ReactNode
  readonly text: string
  readonly other: string
  /** What makes one pass is highlighted; what makes the other fail is struck. */
  readonly Own: 'mark' | 'del'
}

function Example({ name, text, other, Own }: ExampleProps) {
  return (
    <div className="rules">
      <p>{name}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre translate="no" tabIndex={0}>
        {difference(text, other).map(({ text, isOwn }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches never change places
          isOwn ? <Own key={index}>{text}</Own> : text,
        )}
      </pre>
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
          <Printed name={command.passing} text={prints.passing || command.nothing} />
          <Printed name={command.failing} text={prints.failing || command.nothing} />
        </div>
      )}
      <p>{command.limit}</p>
    </>
  )
}

/** What a command prints: what is short stands beside its name. */
function Printed({ name, text }: { readonly name: string; readonly text: string }) {
  if (text.includes('\n') || text.length > longestWord) return <Lines name={name} text={text} />
  return (
    <p className="check-print">
      {name} <code translate="no">{text}</code>
    </p>
  )
}

const longestWord = 60

function Sources({ check }: Pick<Props, 'check'>) {
  return (
    <ul className="dashes">
      {check.sources.map(({ title, url }) => (
        <li key={url}>
          <a href={url} lang="en">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What the checks of its pillar weigh, this one among them. */
function Others({ check, pillar, words, rubricWords, context: { language } }: Props) {
  const heaviest = Math.max(1, ...pillar.checks.map(({ points }) => points))
  return (
    <>
      <ol className="check-pillar">
        {pillar.checks.map(({ id, name, points }) => (
          <li key={id}>
            <a href={pathOf(`check-${id}`, language)} aria-current={id === check.id ? 'page' : undefined}>
              {name}
            </a>{' '}
            <svg width="100%" height="10" aria-hidden="true">
              <rect width={`${(100 * points) / heaviest}%`} height="10" />
            </svg>
            <b>{points > 0 ? figure(points, language) : rubricWords.unscored}</b>
          </li>
        ))}
      </ol>
      <p>
        <a href={pathOf('scorecard', language)}>{words.others.rubric}</a>
      </p>
    </>
  )
}
