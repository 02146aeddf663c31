import { isoDay } from '../../days.ts'
import { fold } from '../../text/fold.ts'

/** How to read a date of a page: by its language and region, and no later than the day of the visit. */
export interface DayConvention {
  /** The `lang` of the page, in lower case, or else the detected language. */
  readonly language: string | null
  readonly today: string
}

/** Earlier dates on a page are not those of its publication. */
const firstDay = '1995-01-01'

/**
 * The first date in a text, in whatever form: "12 mars 2026", "March 12th, 2026", "12.03.2026", "20260312".
 * Null without one on which a page could have been published.
 */
export function looseDay(text: string, convention: DayConvention): string | null {
  const found = forms.flatMap(({ pattern, read }) =>
    [...text.matchAll(pattern)].flatMap(match => {
      const day = read(match, convention)
      return day !== null && day >= firstDay && day <= convention.today ? [{ at: match.index, day }] : []
    }),
  )
  return found.sort((one, other) => one.at - other.at)[0]?.day ?? null
}

interface Form {
  readonly pattern: RegExp
  read(match: RegExpExecArray, convention: DayConvention): string | null
}

const forms: readonly Form[] = [
  {
    pattern: /(?<!\d)(\d{4})(?:[-/.]|年 ?)(\d{1,2})(?:[-/.]|月 ?)(\d{1,2})(?!\d)/gu,
    read: ([, year, month, day]) => dayOf(year, Number(month), day),
  },
  {
    pattern: /(?<!\d)((?:19|20)\d\d)([01]\d)([0-3]\d)(?!\d)/gu,
    read: ([, year, month, day]) => dayOf(year, Number(month), day),
  },
  {
    pattern: /(?<![\d.,/-])(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?![\d./-])/gu,
    read: ([, first = '', sign, second = '', year], convention) =>
      sign === '/' && isMonthFirst(convention) && Number(first) <= 12
        ? dayOf(year, Number(first), second)
        : dayOf(year, Number(second), first),
  },
  {
    pattern:
      /(?<!\d)(\d{1,2})(?:er|st|nd|rd|th|\.|º)? ?(?:de |of |-)?(\p{L}{3,12})[.,]{0,2}[ -](?:de |del )?(\d{4})(?!\d)/gu,
    read: ([, day, month = '', year]) => dayOf(year, monthOf(month), day),
  },
  {
    pattern: /(?<!\p{L})(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/gu,
    read: ([, month = '', day, year]) => dayOf(year, monthOf(month), day),
  },
]

/** "03/12/2026" is the 12th of March in the United States, and the 3rd of December elsewhere. */
function isMonthFirst({ language }: DayConvention): boolean {
  return language === 'en' || language === 'en-us'
}

function dayOf(year = '', month: number, day = ''): string | null {
  const fourDigits = year.length === 2 ? `20${year}` : year
  return isoDay(`${fourDigits}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
}

function monthOf(word: string): number {
  const name = fold(word)
  return months.findIndex(names => names.some(known => name === known)) + 1
}

/** English, French, German, Spanish, Italian, Portuguese and Dutch names, without accents, and their abbreviations. */
const months: readonly (readonly string[])[] = [
  'january jan janvier janv januar janner enero ene gennaio gen janeiro januari',
  'february feb fevrier fevr fev februar febrero febbraio fevereiro februari',
  'march mar mars marz marzo marco maart mrz',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag maio mei',
  'june jun juin juni junio giugno giu junho',
  'july jul juillet juil juli julio luglio lug julho',
  'august aug aout agosto ago augustus',
  'september sep sept septembre septiembre setiembre settembre set setembro',
  'october oct octobre oktober okt octubre ottobre ott outubro out',
  'november nov novembre noviembre novembro',
  'december dec decembre dezember dez diciembre dic dicembre dezembro',
].map(names => names.split(' '))
