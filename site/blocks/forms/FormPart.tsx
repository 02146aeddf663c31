import './FormPart.css'
import type { ReactNode } from 'react'

interface Props {
  readonly text: string
  readonly form: ReactNode
  /** What becomes of what is typed. */
  readonly privacy: string
}

/** What a section of a page has when one can write to the agency there. */
export function FormPart({ text, form, privacy }: Props) {
  return (
    <>
      <p>{text}</p>
      <div className="form-part">{form}</div>
      <p className="form-part-privacy">{privacy}</p>
    </>
  )
}
