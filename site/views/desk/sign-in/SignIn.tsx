import './SignIn.css'
import { type SignInView, signInPaths } from '#contracts/desk.ts'
import { counted } from '#language/counts.ts'
import { waitingTime } from '#language/durations.ts'
import { fill } from '../../../content/wording.ts'
import { inOtherLanguage, otherLanguage } from '#contracts/languages.ts'
import type { DeskPlace } from '../place.ts'

interface Props {
  readonly view: SignInView
  readonly place: DeskPlace
}

/** The page to sign in: an address, then the code that was sent to it; or, from a link, a button. */
export function SignIn({ view, place }: Props) {
  const { language, path, words } = place
  const other = inOtherLanguage(path) + (view.link && `?link=${view.link}`)
  return (
    <>
      {steps[view.step]({ view, place })}
      <p className="sign-in-language">
        <a href={other} lang={otherLanguage(language)}>
          {words.otherLanguage}
        </a>
      </p>
    </>
  )
}

const steps = { address: AddressStep, code: CodeStep, link: LinkStep } as const

function AddressStep({ view, place }: Props) {
  const { language, words } = place
  const say = words.signIn.address
  const problem = problemOf({ view, place }, say.wrong)
  return (
    <form className="sign-in" method="post" action={signInPaths[language]}>
      <h1>{say.heading}</h1>
      <label htmlFor="address">{say.label}</label>
      <p className="desk-hint" id="address-hint">
        {say.hint}
      </p>
      <Problem sentence={problem} />
      <input
        className="field"
        id="address"
        name="address"
        type="email"
        required
        maxLength={254}
        autoComplete="username"
        defaultValue={view.address}
        {...wrong(problem, 'address-hint')}
      />
      <button type="submit" className="button">
        {say.send}
      </button>
      <p className="desk-note">{say.note}</p>
    </form>
  )
}

function CodeStep({ view, place }: Props) {
  const { language, words } = place
  const say = words.signIn.code
  const left =
    view.left === null ? '' : ` ${fill(counted(say.left, view.left, language), { count: view.left })}`
  const problem = problemOf({ view, place }, say.wrong + left)
  return (
    <div className="sign-in">
      <form method="post" action={signInPaths[language]}>
        <h1>{say.heading}</h1>
        <label htmlFor="code">{say.label}</label>
        <p className="desk-hint" id="code-hint">
          {fill(say.hint, { address: view.address })}
        </p>
        <Problem sentence={problem} />
        <input type="hidden" name="address" value={view.address} />
        <input
          className="field sign-in-code"
          id="code"
          name="code"
          type="text"
          required
          maxLength={12}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...wrong(problem, 'code-hint')}
        />
        <button type="submit" className="button">
          {say.enter}
        </button>
      </form>
      <form className="sign-in-again" method="post" action={signInPaths[language]}>
        <input type="hidden" name="address" value={view.address} />
        <button type="submit" className="desk-plain">
          {say.again}
        </button>
        <a href={signInPaths[language]}>{say.otherAddress}</a>
      </form>
    </div>
  )
}

function LinkStep({ view, place }: Props) {
  const { language, words } = place
  const say = words.signIn.link
  const problem = problemOf({ view, place }, say.wrong)
  return (
    <form className="sign-in" method="post" action={signInPaths[language]}>
      <h1>{say.heading}</h1>
      <p>{say.text}</p>
      <Problem sentence={problem} />
      {view.isWrong ? (
        <a className="button" href={signInPaths[language]}>
          {say.again}
        </a>
      ) : (
        <>
          <input type="hidden" name="link" value={view.link} />
          <button type="submit" className="button">
            {say.enter}
          </button>
        </>
      )}
    </form>
  )
}

function problemOf({ view, place }: Props, sentence: string): string | null {
  const { language, words } = place
  if (view.wait !== null) return fill(words.signIn.wait, { when: waitingTime(view.wait, language) })
  return view.isWrong ? sentence : null
}

function Problem({ sentence }: { readonly sentence: string | null }) {
  return (
    sentence && (
      <p className="sign-in-problem" id="problem" role="alert">
        {sentence}
      </p>
    )
  )
}

function wrong(problem: string | null, hint: string) {
  return problem
    ? ({ 'aria-invalid': true, 'aria-describedby': `problem ${hint}` } as const)
    : { 'aria-describedby': hint }
}
