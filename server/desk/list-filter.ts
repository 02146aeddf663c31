import { deskLengths, lastPage } from '#contracts/desk.ts'
import type { FormValues } from '#contracts/forms.ts'
import { isStorable } from '#database/storable-text.ts'

/** The text to search for, from the address of a list; empty for none, and for a text that no row can hold. */
export function searchOf({ search = '' }: FormValues): string {
  return isStorable(search) ? [...search.trim()].slice(0, deskLengths.search).join('') : ''
}

/** From 1, to the last page that a list shows. */
export function pageOf({ page = '' }: FormValues): number {
  return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), lastPage) : 1
}
