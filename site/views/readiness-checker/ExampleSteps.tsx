import '../../styles/night.css'
import '../../blocks/page/Tinted.css'
import './ExampleSteps.css'
import { Scene } from '../../blocks/scenes/drawing.tsx'
import { Inline } from '../../content/inline.tsx'
import { nextSteps } from './next-steps.ts'
import type { CheckerWords } from './words.ts'

interface Props {
  readonly words: CheckerWords
}

/** Which steps follow from which answers, until there are any: twelve answers, tied to the three steps. */
export function ExampleSteps({ words }: Props) {
  const { result, answers } = words
  const given = answersGiven(words)
  const steps = nextSteps(given)
  const drawn = { given, steps }
  return (
    <div className="checker-example inked" data-needs-script data-markdown-ignore>
      <h2>{result.example.heading}</h2>
      <p className="checker-example-key mono" aria-hidden="true">
        {answers.map(({ id, label }) => (
          <span key={id}>
            <svg viewBox="-12 -12 24 24" width="16" height="16" aria-hidden="true">
              <Disc of={id} />
            </svg>{' '}
            {label}
          </span>
        ))}
      </p>
      <Scene
        alternative={result.example.alternative}
        caption={result.example.caption}
        wide={{ size: [1200, 165], children: <Threads {...drawn} column={100} /> }}
        narrow={{ size: [360, 64], children: <Answers given={given} column={30} top={20} /> }}
      />
      <ol>
        {steps.map(({ id, number, label, title }) => (
          <li key={id}>
            <p className="mono">{`${number} · ${label}`}</p>
            <p className="checker-example-step">
              <Inline text={title} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

type AnswerId = CheckerWords['answers'][number]['id']

interface Given {
  /** Of the question. */
  readonly id: string
  readonly number: number
  /** The name of the group that the question is the first of. */
  readonly begins: string | undefined
  readonly answer: AnswerId
  readonly urgency: number
  readonly label: string
  /** The step that the answer leads to. */
  readonly title: string
}

function answersGiven({ questions, answers, result: { example } }: CheckerWords): readonly Given[] {
  return questions.map(({ id, begins, steps }, index) => {
    const answer = example.unmet.includes(id) ? 'unmet' : example.unsure.includes(id) ? 'unsure' : 'met'
    const { urgency = 0, label = '' } = answers.find(known => known.id === answer) ?? {}
    return { id, number: index + 1, begins, answer, urgency, label, title: steps[answer].title }
  })
}

interface AnswersProps {
  readonly given: readonly Given[]
  readonly column: number
  readonly top: number
}

/** A disc for each answer, under its number. */
function Answers({ given, column, top }: AnswersProps) {
  return given.map(({ id, number, answer }) => (
    <g key={id} transform={`translate(${(number - 0.5) * column} ${top})`}>
      <text className="drawn-mono" textAnchor="middle" y={-8}>
        {number}
      </text>
      <g transform="translate(0 20)">
        <Disc of={answer} />
      </g>
    </g>
  ))
}

function Disc({ of }: { readonly of: AnswerId }) {
  return (
    <>
      <circle className={of === 'met' ? 'example-full' : 'example-ring'} r={of === 'met' ? 11 : 10} />
      {of === 'unsure' && <path className="example-full" d="M0-10a10 10 0 0 1 0 20z" />}
    </>
  )
}

/** The groups, the answers, and a thread from each answer that leads to a step down to its place below. */
function Threads({ given, steps, column }: Omit<AnswersProps, 'top'> & { readonly steps: readonly Given[] }) {
  return (
    <>
      {given.map(
        ({ id, number, begins }) =>
          begins && (
            <g key={id} transform={`translate(${(number - 1) * column} 14)`}>
              <path className="drawn-rule" d={`M0 14V62`} />
              <text className="drawn-name">{begins}</text>
            </g>
          ),
      )}
      <Answers given={given} column={column} top={46} />
      {steps.map(({ id, number }, index) => (
        <path
          key={id}
          className="drawn-thread"
          d={downPath((number - 0.5) * column, 4 * index * column + 1)}
        />
      ))}
    </>
  )
}

/** Down from an answer, across, and down to where the words of the step begin. */
function downPath(from: number, to: number): string {
  const side = to < from ? -8 : 8
  return `M${from} 80V106q0 8 ${side} 8H${to - side}q${side} 0 ${side} 8V165`
}
