import type { Language } from '#contracts/languages.ts'
import { writtenDate, writtenDay, writtenMoment } from '#language/dates.ts'
import type { DeskWords } from './words.ts'

/** What every part of a page of the desk knows. */
export interface DeskPlace {
  /** `/en/desk/leads` */
  readonly path: string
  readonly language: Language
  readonly words: DeskWords
  /** The name of the agency. */
  readonly agency: string
  /** Within how many hours the agency promises to answer. */
  readonly answerHours: number
  /** The time zone of the agency, in which every time is written: `Europe/Paris`. */
  readonly timeZone: string
}

export function momentIn({ language, timeZone }: DeskPlace, moment: string): string {
  return writtenMoment(moment, language, timeZone)
}

/** The day of a moment, by the clock of the agency. */
export function dayIn({ language, timeZone }: DeskPlace, moment: string): string {
  return writtenDay(moment, language, timeZone)
}

/** A day of the calendar: `2026-12-01`. */
export function dateIn({ language }: DeskPlace, day: string): string {
  return writtenDate(day, language)
}
