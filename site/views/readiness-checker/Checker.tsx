import '../../features/forms/feedback.css'
import '../../features/forms/forms.css'
import './Checker.css'
import type { Language } from '#contracts/languages.ts'
import { Inline } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import { ErrorIcon } from '../../features/forms/fields.tsx'
import { pathOf } from '../../routes.ts'
import type { CheckerWords } from './words.ts'

interface Props {
  readonly words: CheckerWords
  readonly language: Language
}

/**
 * The questions, and the place where `checker.client.ts` puts the first steps. Every step is under its
 * question: without a script, an answer shows its own.
 */
export function Checker({ words, language }: Props) {
  const { form, questions, answers } = words
  return (
    <form id="checker" className="checker" autoComplete="off" aria-labelledby="checker-heading">
      <div className="checker-head">
        <h2 id="checker-heading">{form.heading}</h2>
        <progress max={questions.length} value={0} aria-hidden="true" data-needs-script />
        <p className="mono" role="status" id="checker-progress" data-text={form.progress} data-needs-script>
          {fill(form.progress, { count: 0 })}
        </p>
      </div>
      <div
        id="checker-missing"
        className="checker-missing"
        hidden
        tabIndex={-1}
        data-one={form.missingOne}
        data-many={form.missing}
      >
        <p className="field-error">
          <ErrorIcon />
          <span />
        </p>
        <ul />
      </div>
      {groupsOf(questions).map(({ name, start, group }) => (
        <div key={start} className="checker-group grid">
          <div className="checker-rail">
            <h3>
              {name}{' '}
              <span className="mono">
                {group.length === 1 ? start : `${start}–${start + group.length - 1}`}
              </span>
            </h3>
            <p className="checker-discs" aria-hidden="true" data-markdown-ignore>
              {group.map(({ id }) => (
                <span key={id} />
              ))}
            </p>
          </div>
          <ol start={start}>
            {group.map(question => (
              <li key={question.id} className="checker-question">
                <Question
                  question={question}
                  answers={answers}
                  more={words.result.more}
                  language={language}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
      <div className="checker-end" data-needs-script>
        <button className="button" type="submit">
          {form.submit}
        </button>
        <button className="button button-line" type="reset">
          {form.again}
        </button>
      </div>
    </form>
  )
}

type Questions = CheckerWords['questions']

interface Group {
  readonly name: string | undefined
  /** The number of its first question. */
  readonly start: number
  readonly group: Questions
}

/** Each question that begins a group, with those up to the next one. */
function groupsOf(questions: Questions): readonly Group[] {
  const starts = questions.flatMap(({ begins }, index) => (begins ? [index] : []))
  return starts.map((from, index) => ({
    name: questions[from]?.begins,
    start: from + 1,
    group: questions.slice(from, starts[index + 1]),
  }))
}

interface QuestionProps {
  readonly question: CheckerWords['questions'][number]
  readonly answers: CheckerWords['answers']
  readonly more: string
  readonly language: Language
}

function Question({ question, answers, more, language }: QuestionProps) {
  const { id, question: text, help, steps, page } = question
  return (
    <fieldset id={id} aria-describedby={`${id}-help`}>
      <legend>
        <Inline text={text} />
      </legend>
      <p className="checker-help" id={`${id}-help`}>
        <Inline text={help} />
      </p>
      <div className="checker-answers">
        {answers.map(answer => (
          <label key={answer.id}>
            <input type="radio" name={id} value={answer.id} data-urgency={answer.urgency} />
            {answer.label}
          </label>
        ))}
      </div>
      <div className="checker-steps">
        {answers.map(answer => (
          <div key={answer.id} data-answer={answer.id}>
            <p className="mono">{answer.label}</p>
            <h3>
              <Inline text={steps[answer.id].title} />
            </h3>
            <p>
              <Inline text={steps[answer.id].text} />{' '}
              <a href={pathOf(page, language)}>
                {more}
                <span className="visually-hidden"> ({steps[answer.id].title})</span>
              </a>
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** Where the three steps appear, once every question has its answer. */
export function CheckerResult({ words }: Pick<Props, 'words'>) {
  const { result } = words
  return (
    <section id="checker-result" className="checker-result" hidden aria-labelledby="checker-steps">
      <h2 id="checker-steps" tabIndex={-1}>
        {result.heading}
      </h2>
      <p data-text={result.text} data-ready={result.ready} />
      <ol className="next-steps" />
      <p className="checker-actions">
        <button className="button button-line" type="button" data-print>
          {result.print}
        </button>
        <button className="button button-line" type="button" data-all>
          {result.all}
        </button>
      </p>
    </section>
  )
}
