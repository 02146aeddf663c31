import type { PageContext } from '../../blocks/page/page-context.ts'
import type { Figure } from './citation.ts'
import type { StatisticsWords } from './words.ts'

type Words = StatisticsWords
type Topic = Words['topics'][keyof Words['topics']] & {
  readonly id: keyof Words['topics']
  readonly figures: readonly Figure[]
}
type Pair = Omit<Words['contradictions']['pairs'][number], 'left' | 'right'> & {
  readonly left: readonly Figure[]
  readonly right: readonly Figure[]
}

export interface StatisticsProps {
  readonly page: Omit<Words, 'featured' | 'topics' | 'headline' | 'contradictions' | 'misreadings' | 'quote'>
  readonly featured: Words['featured'] & { readonly figures: readonly Figure[] }
  readonly topics: readonly Topic[]
  readonly claims: Words['headline'] & { readonly figures: readonly Figure[] }
  readonly contradictions: Omit<Words['contradictions'], 'pairs'> & { readonly pairs: readonly Pair[] }
  readonly misreadings: Words['misreadings']
  readonly quote: Words['quote']
  readonly context: PageContext
}
