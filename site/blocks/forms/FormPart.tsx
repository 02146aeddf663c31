import './FormPart.css'
import type { ReactNode } from 'react'

interface Props {
  readonly text: string
  readonly form: ReactNode
  /** What happens to the typed data. */
  readonly privacy: string
}

/** A section of a page with a form to write to the agency. */
export function FormPart({ text, form, privacy }: Props) {
  return (
    <>
      <p>{text}</p>
      <div className="form-part">{form}</div>
      <p className="form-part-privacy">{privacy}</p>
    </>
  )
}
