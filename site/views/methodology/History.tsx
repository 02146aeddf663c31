import type { Language } from '#contracts/languages.ts'
import { Pairs } from '../../blocks/Pairs.tsx'
import { writtenDate } from '../../content/dates.ts'
import type { MethodologyWords } from '../Methodology.words.ts'

interface Props {
  readonly words: MethodologyWords['history']
  readonly language: Language
}

/** The versions of the rubric, and what each changed. */
export function History({ words, language }: Props) {
  const items = words.items.map(({ version, date, text }) => ({
    name: version,
    text: `${writtenDate(date, language)}. ${text}`,
  }))
  return <Pairs items={items} />
}
