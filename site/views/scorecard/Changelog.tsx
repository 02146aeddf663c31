import type { Language } from '#contracts/languages.ts'
import { writtenDate } from '#language/dates.ts'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import type { ScorecardWords } from './words.ts'

interface Props {
  readonly words: ScorecardWords['changelog']
  readonly language: Language
}

export function Changelog({ words, language }: Props) {
  const items = words.items.map(({ version, date, text }) => ({
    name: version,
    text: `${writtenDate(date, language)}. ${text}`,
  }))
  return <Pairs items={items} />
}
