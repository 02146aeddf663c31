import { Lines } from './Lines.tsx'

interface Props {
  /** The effect of the lines, or the name of their file. */
  readonly name: string
  readonly text: string
  readonly copy: string
}

/** Lines to copy with a button or by hand. */
export function CopyableLines({ name, text, copy }: Props) {
  return (
    <Lines name={name} text={text}>
      <button className="copy" type="button" data-copy={text} data-needs-script>
        {copy}
        <span className="visually-hidden"> {name}</span>
      </button>
    </Lines>
  )
}
