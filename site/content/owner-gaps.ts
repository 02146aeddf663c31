import { plainText } from './marks.ts'
import type { AgencyInBoth } from './schemas/agency.ts'

type Owner = Pick<AgencyInBoth, 'domain' | 'name' | 'crawler' | 'note' | 'phones'>

/** A recorded text with the owner's names left blank: another owner may run the same site. */
export function withoutOwner(text: string, owner: Owner): string {
  return gapsOf(owner).reduce((left, [gap, fact]) => left.replaceAll(fact, gap), text)
}

export function withOwner(text: string, owner: Owner): string {
  return gapsOf(owner).reduce((filled, [gap, fact]) => filled.replaceAll(gap, fact), text)
}

function gapsOf({ domain, crawler, name, note, phones }: Owner): readonly (readonly [string, string])[] {
  return [
    ['{agency.note.fr}', asRead(note.fr)],
    ['{agency.note.en}', asRead(note.en)],
    ['{agency.domain}', domain],
    ['{agency.crawler}', crawler],
    ['{agency.name}', name],
    ...phones.map((phone, index) => [`{agency.phones.${index}}`, asRead(phone)] as const),
  ]
}

/** As an audit reads it: without marks, and with one kind of space. */
function asRead(text: string): string {
  return plainText(text).replaceAll(/\s/gu, ' ')
}
