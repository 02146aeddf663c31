type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The values of the form fields inside, by field name; null where there is no form. */
export type TypedValues = ReadonlyMap<string, string> | null

/** Reads what a visitor has typed in uncontrolled forms, those that are posted. */
export function typedValues(place: Element | null): TypedValues {
  const controls = controlsIn(place)
  return controls.length > 0 ? new Map(controls.map(({ name, value }) => [name, value])) : null
}

/** Restores them in the same fields, rendered anew. */
export function restoreTyped(place: Element | null, values: TypedValues): void {
  for (const control of controlsIn(place)) control.value = values?.get(control.name) ?? control.value
}

function controlsIn(place: Element | null): readonly Control[] {
  return [...(place?.querySelectorAll<Control>('form[method=post] :is(input, textarea, select)') ?? [])]
}
