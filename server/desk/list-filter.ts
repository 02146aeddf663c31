import { deskLengths, lastPage } from '#contracts/desk.ts'
import type { FormValues } from '#contracts/forms.ts'
import { isStorable } from '#database/storable-text.ts'

/** What is searched for in the address of a list; empty when nothing is, or what cannot be found. */
export function searchOf({ search = '' }: FormValues): string {
  return isStorable(search) ? [...search.trim()].slice(0, deskLengths.search).join('') : ''
}

/** From 1, to the last page that a list shows. */
export function pageOf({ page = '' }: FormValues): number {
  return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), lastPage) : 1
}
