import type { ReadServices, Service } from '#contracts/contact-form.ts'
import { read } from '../../content/read.ts'

/** The English contact page has its own services; every other form has those of the French pages. */
export const readServices: ReadServices = async (origin, language) => {
  const { frenchPages, englishPages } = (await read('forms', language)).services
  if (origin === 'guide') return guideFirst(frenchPages)
  return origin === 'contact' && language === 'en' ? englishPages : withoutGuide(frenchPages)
}

const guide = 'guide-geo'

/** The guide's service is offered on its own page alone, as the first choice. */
function guideFirst(services: readonly Service[]): readonly Service[] {
  return services.toSorted((one, other) => Number(other.value === guide) - Number(one.value === guide))
}

function withoutGuide(services: readonly Service[]): readonly Service[] {
  return services.filter(({ value }) => value !== guide)
}
