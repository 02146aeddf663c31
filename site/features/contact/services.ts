import type { Service } from './ContactForm.tsx'

const guide = 'guide-geo'

/** The guide is asked for on its own page alone, where it is the first choice. */
export function guideFirst(services: readonly Service[]): readonly Service[] {
  return services.toSorted((one, other) => Number(other.value === guide) - Number(one.value === guide))
}

export function withoutGuide(services: readonly Service[]): readonly Service[] {
  return services.filter(({ value }) => value !== guide)
}
