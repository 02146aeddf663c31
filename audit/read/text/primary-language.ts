/** `fr` for `fr_FR`. Detection does not distinguish the two written forms of Norwegian, which have codes of their own. */
export function primaryLanguage(tag: string): string {
  const [code = ''] = tag.toLowerCase().split(/[-_]/u)
  return code === 'nb' || code === 'nn' ? 'no' : code
}
