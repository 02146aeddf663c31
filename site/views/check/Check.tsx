import '../../blocks/lists/DashedList.css'
import '../../blocks/passages/DefinitionBox.css'
import '../../blocks/signed/SignatureLines.css'
import './Check.css'
import { Fragment, type ReactNode } from 'react'
import { trueShareForPoints } from '#audit/judge/scorecard.ts'
import type { Language } from '#contracts/languages.ts'
import { counted } from '#language/counts.ts'
import { writtenDate } from '#language/dates.ts'
import { figure } from '#language/numbers.ts'
import { Degree } from '../../blocks/data/Degree.tsx'
import { AuditCall } from '../../blocks/page/CallStrip.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { CopyToast } from '../../blocks/passages/CopyToast.tsx'
import { CopyableLines } from '../../blocks/passages/Lines.tsx'
import { SignedHead } from '../../blocks/signed/SignedHead.tsx'
import { Paragraph } from '../../content/inline.tsx'
import { countsOf, fewestJudged, judgedOn, whyNoPoints } from '../../content/precision.ts'
import type { Rubric, RubricCheck, RubricPillar } from '../../content/rubric.ts'
import { fill } from '../../content/wording.ts'
import { pathOf } from '../../routes.ts'
import type { ScorecardWords } from '../scorecard/words.ts'
import { difference } from './difference.ts'
import { RubricStrip } from './RubricStrip.tsx'
import { VerdictKey, VerdictStrip } from './VerdictStrip.tsx'
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
        <p className="definition">{namesWhole(check.why)}</p>
        <Worth {...props} />
        <Precision {...props} />
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

/** No line ends inside the name of a study, as GEO-SFE is one. */
function namesWhole(text: string): ReactNode {
  return text.split(/(\S*[A-Z]{2,}-[A-Z\d]\S*)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whole">
        {part}
      </span>
    ),
  )
}

/** What the check is worth, and its place in the rubric. */
function Worth(props: Props) {
  const { check, pillar, words, rubricWords, rubric, context } = props
  const { language } = context
  const count = figure(check.points, language)
  return (
    <figure className="check-figure">
      <p>
        {check.points > 0
          ? fill(counted(rubricWords.points, check.points, language), { count })
          : rubricWords.unscored}
      </p>
      <RubricStrip rubric={rubric} pillar={pillar} check={check} />
      <figcaption>{placeOf(check.points > 0 ? words.place : words.unscoredPlace, props)}</figcaption>
    </figure>
  )
}

/** How often the faults that it announced were true, or how many are still to be judged before anyone knows. */
function Precision({ check, words: { precision }, context: { language } }: Props) {
  const { judged, right } = countsOf(check.id)
  const { heading, text } = saidOf(precision, { judged, isScored: check.points > 0 }, language)
  const values = {
    judged: figure(judged, language),
    right: figure(right, language),
    needed: figure(fewestJudged, language),
    share: figure(100 * trueShareForPoints, language),
    day: writtenDate(judgedOn, language),
  }
  return (
    <figure className="check-figure">
      <p>{fill(heading, values)}</p>
      <VerdictKey judged={judged} right={right} words={precision.key} language={language} />
      <VerdictStrip judged={judged} right={right} mark={fill(precision.mark, values)} />
      <figcaption>{fill(text, values)}</figcaption>
    </figure>
  )
}

function saidOf(
  { known, unknown }: CheckWords['precision'],
  { judged, isScored }: { readonly judged: number; readonly isScored: boolean },
  language: Language,
) {
  if (judged >= fewestJudged) return known
  return {
    heading: counted(unknown.heading, judged, language),
    text: isScored ? unknown.scored : unknown.unscored,
  }
}

/** Where the check lies in the rubric, what its measurement is worth, and what it looks at. */
function placeOf(words: string, { check, pillar, rubricWords, rubric, context }: Props): string {
  const { points: total, version } = rubric
  const place = fill(words, { total, version, id: pillar.id, pillar: pillar.name })
  return `${place} ${context.labels.confidence[check.confidence]}, ${rubricWords.scopes[check.scope]}.`
}

/** What passes and what fails; below, how to pass: beside what passes, where it is much longer than what fails. */
function Examples({ check, example: { passes, fails }, words: { examples } }: Props) {
  const isTall = linesOf(passes) > linesOf(fails) + 1
  return (
    <div className={isTall ? 'check-cases is-tall' : 'check-cases'}>
      <h2 className="visually-hidden">{examples.heading}</h2>
      <Example name={examples.passes} text={passes} other={fails} passes />
      <Example name={examples.fails} text={fails} other={passes} passes={false} />
      {check.pass && (
        <div className="check-mend">
          <h3>{examples.mend}</h3>
          <p>{check.pass}</p>
        </div>
      )}
    </div>
  )
}

/** How many it has in half a wide window, about. */
function linesOf(text: string): number {
  return text.split('\n').reduce((count, line) => count + Math.max(1, Math.ceil(line.length / 50)), 0)
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
          return (
            <Fragment key={index}>
              {text.startsWith('<') && <wbr />}
              <Stretch>{brokenBeforeTags(text)}</Stretch>
            </Fragment>
          )
          // biome-ignore-end lint/suspicious/noArrayIndexKey: stretches never change places
        })}
      </pre>
    </div>
  )
}

/** A long line breaks before a tag, not inside a word nor before the end of what a tag holds. */
function brokenBeforeTags(text: string): ReactNode {
  return text.split(/(?=<\w)|([\p{L}\d.…"]{1,12}>?(?:<\/\w+>)+)/u).map((part, index) => (
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>
      {index > 0 && part?.startsWith('<') && <wbr />}
      {index % 2 === 0 ? part : part && <span className="whole">{part}</span>}
    </Fragment>
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text never move
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

/** What a command prints, beside its name. */
function Printed({ passes, name, text }: PrintedProps) {
  return (
    <p className="check-print">
      <span>
        <Degree of={passes ? 'yes' : 'no'} /> {name}
      </span>{' '}
      <code translate="no">{text}</code>
    </p>
  )
}

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

/** What the checks of its pillar weigh, this one among them; in a pillar without points, how many faults were judged. */
function Others(props: Props) {
  const { check, pillar, words, context } = props
  const { language } = context
  const isScored = pillar.points > 0
  const amounts = pillar.checks.map(({ id, name, points }) => ({
    id,
    name,
    amount: isScored ? points : countsOf(id).judged,
  }))
  const whole = isScored ? Math.max(...amounts.map(({ amount }) => amount)) : fewestJudged
  return (
    <>
      <p className="check-unit mono" data-markdown-ignore>
        {isScored ? words.others.unit : fill(words.others.judged, { needed: figure(fewestJudged, language) })}
      </p>
      <ol className="check-pillar">
        {amounts.map(({ id, name, amount }) => (
          <li key={id}>
            <a href={pathOf(`check-${id}`, language)} aria-current={id === check.id ? 'page' : undefined}>
              {name}
            </a>{' '}
            <svg className={amount > 0 ? undefined : 'is-none'} width="100%" height="10" aria-hidden="true">
              <rect width={`${(100 * amount) / whole}%`} height="10" />
            </svg>
            <b className={amount > 0 ? undefined : 'is-none'}>{figure(amount, language)}</b>
          </li>
        ))}
      </ol>
      <Neighbours {...props} />
    </>
  )
}

/** The checks before and after it in the rubric, and the rubric. */
function Neighbours({ check, words: { others }, rubric, context: { language } }: Props) {
  const checks = rubric.pillars.flatMap(pillar => pillar.checks)
  const at = checks.findIndex(({ id }) => id === check.id)
  return (
    <nav className="check-neighbours" aria-label={others.neighbours}>
      <Neighbour check={checks[at - 1]} label={others.previous} rel="prev" language={language} />
      <p>
        {others.all} <a href={pathOf('scorecard', language)}>{others.rubric}</a>
      </p>
      <Neighbour check={checks[at + 1]} label={others.next} rel="next" language={language} />
    </nav>
  )
}

interface NeighbourProps {
  readonly check: RubricCheck | undefined
  readonly label: string
  readonly rel: 'prev' | 'next'
  readonly language: Language
}

function Neighbour({ check, label, rel, language }: NeighbourProps) {
  if (!check) return null
  return (
    <p className={`is-${rel}`}>
      {label}{' '}
      <a href={pathOf(`check-${check.id}`, language)} rel={rel}>
        {check.name}
      </a>
    </p>
  )
}
