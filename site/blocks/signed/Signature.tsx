import './Signature.css'
import { Fragment, type ReactNode } from 'react'

/** When a page was written, by whom, and what else is said of it in a word. */
export function Signature({ parts }: { readonly parts: readonly ReactNode[] }) {
  return (
    <p className="page-signature">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page never change
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>
            {index > 0 && '· '}
            {part}
          </span>
        </Fragment>
      ))}
    </p>
  )
}
