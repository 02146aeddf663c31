import { useEffect, useRef } from 'react'
import type { Form } from './use-form.ts'

interface ThanksProps {
  readonly form: Form
  /** The page with the empty form. */
  readonly action: string
  readonly words: { readonly title: string; readonly text: string; readonly another: string }
}

/** Takes the place of a form that was sent. Its button works without JavaScript: it asks for the page anew. */
export function Thanks({ form, action, words }: ThanksProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (form.answeredHere) title.current?.focus()
  }, [form.answeredHere])
  function restart(event: { preventDefault(): void }) {
    event.preventDefault()
    form.restart()
  }
  return (
    <form className="thanks" method="get" action={action} onSubmit={restart}>
      <h2 ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p role="status">{words.text}</p>
      <button type="submit" className="button button-line">
        {words.another}
      </button>
    </form>
  )
}
