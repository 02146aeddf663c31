import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Typed<Control> {
  readonly control: RefObject<Control | null>
  /** What stands in the control now, typed before React arrived included. */
  readonly text: string
  /** To be called when it changes: the control itself is the browser's. */
  read(): void
}

/** Follows what is typed in a control whose value is left to the browser. */
export function useTyped<Control extends HTMLInputElement | HTMLTextAreaElement>(): Typed<Control> {
  const control = useRef<Control>(null)
  const [text, setText] = useState('')
  const read = () => setText(control.current?.value ?? '')
  useLayoutEffect(read, [])
  return { control, text, read }
}
