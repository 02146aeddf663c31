import '../one-thing.css'
import type { ReactNode } from 'react'

interface Props {
  readonly heading: string
  readonly text: string
  readonly children?: ReactNode
}

/** The footer form alone: where it leads when it is posted without JavaScript. */
export function FooterMessage({ heading, text, children }: Props) {
  return (
    <div className="one-thing wrap">
      <h1>{heading}</h1>
      <p className="one-thing-text">{text}</p>
      {children}
    </div>
  )
}
