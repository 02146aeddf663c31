import './Tinted.css'
import './CallStrip.css'
import type { Language } from '#contracts/languages.ts'
import { pathOf } from '../../routes.ts'

interface Props {
  readonly heading: string
  readonly text: string
  readonly action: string
  readonly address: string
}

/** The last word of a page, in the blue of actions down to the rule of the footer. */
export function CallStrip({ heading, text, action, address }: Props) {
  return (
    <div className="call-strip inked call">
      <h2>{heading}</h2>
      <p>{text}</p>
      <a className="button" href={address}>
        {action}
      </a>
    </div>
  )
}

interface AuditCallProps {
  readonly words: Omit<Props, 'address'>
  readonly language: Language
}

export function AuditCall({ words, language }: AuditCallProps) {
  return <CallStrip {...words} address={pathOf('free-geo-audit', language)} />
}
