/**
 * Replaces `{names}` in a text. Throws for a name without a value, which is a mistake in the text or in the
 * code.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/gu, (_name, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The text "${text}" asks for {${name}}, which has no value.`)
    return String(value)
  })
}
