import type { Language } from '#contracts/languages.ts'
import { linkTo } from '../content/references.ts'
import { CallStrip } from './CallStrip.tsx'

interface Props {
  readonly words: { readonly heading: string; readonly text: string; readonly action: string }
  readonly language: Language
}

/** The end of a page that leads to the free audit; nothing while that page is not written. */
export function AuditCall({ words, language }: Props) {
  const address = linkTo('free-geo-audit', language)
  return address ? <CallStrip {...words} address={address} /> : null
}
