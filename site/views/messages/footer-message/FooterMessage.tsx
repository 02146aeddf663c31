import '../one-thing.css'
import type { ReactNode } from 'react'

interface Props {
  readonly heading: string
  readonly text: string
  readonly children?: ReactNode
}

export function FooterMessage({ heading, text, children }: Props) {
  return (
    <div className="one-thing wrap">
      <h1>{heading}</h1>
      <p className="one-thing-text">{text}</p>
      {children}
    </div>
  )
}
