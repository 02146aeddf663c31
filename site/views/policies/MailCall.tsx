import '../../blocks/page/Tinted.css'
import '../../blocks/page/CallStrip.css'
import './MailCall.css'
import { Paragraphs } from '../../content/inline.tsx'

interface Props {
  /** Its anchor. */
  readonly id: string
  readonly heading: string
  readonly text: readonly string[]
  readonly mailbox: string
}

/** Where to write, at the end of the page as an invitation is on others. */
export function MailCall({ id, heading, text, mailbox }: Props) {
  return (
    <section className="call-strip mail-call inked call" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      <div>
        <Paragraphs texts={text} />
      </div>
      <a className="button" href={`mailto:${mailbox}`}>
        {mailbox}
      </a>
    </section>
  )
}
