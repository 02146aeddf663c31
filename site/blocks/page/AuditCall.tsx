import type { Language } from '#contracts/languages.ts'
import { pathOf } from '../../routes.ts'
import { CallStrip } from './CallStrip.tsx'

interface Props {
  readonly words: { readonly heading: string; readonly text: string; readonly action: string }
  readonly language: Language
}

export function AuditCall({ words, language }: Props) {
  return <CallStrip {...words} address={pathOf('free-geo-audit', language)} />
}
