import type { Language } from '#contracts/languages.ts'
import { writtenDate } from '#language/dates.ts'
import type { Entry, NumberedSource } from '../../content/read.ts'
import type { Statistic } from '../../content/schemas/statistic.ts'

/** A figure with the mark that calls its source; the mark of a display claim is empty. */
export type Figure = Entry<Statistic> & { readonly call: string }

/** The text for the clipboard: the figure, its meaning and scope, its source and its address. */
export function citation(figure: Figure, source: NumberedSource, language: Language): string {
  const { statistic, description, scope, date } = figure
  const published = date ? writtenDate(date, language) : ''
  const work = [source.author, source.title, published].filter(Boolean).join(', ')
  return [`${statistic} – ${description} ${scope}.`, `${work}.`, source.url].filter(Boolean).join(' ')
}
