import type { FunctionComponent } from 'react'
import { hydrateOnUse } from './islands/hydrate-on-use.client.ts'

/**
 * The islands, and their code. Their styles are imported by the pages that have them: imported by this
 * code, they would be loaded with every page.
 */
const islands = {
  AuditForm: async () => (await import('./features/forms/AuditForm.tsx')).AuditForm,
  ContactForm: async () => (await import('./features/forms/ContactForm.tsx')).ContactForm,
  FooterForm: async () => (await import('./features/forms/footer-form-island.client.ts')).FooterForm,
  RoiCalculator: async () =>
    (await import('./views/roi-calculator/calculator/RoiCalculator.tsx')).RoiCalculator,
}

export type IslandName = keyof typeof islands

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const use = hydrateOnUse(place, () => takeOver(place))
  if ('readsAddress' in place.dataset && location.search !== '') use()
}

async function takeOver(place: HTMLElement): Promise<void> {
  const { island, props, propsAt } = place.dataset
  const [component, { hydrate }, given] = await Promise.all([
    // `Island.astro` writes only these names, and the props of that component.
    islands[island as IslandName]() as Promise<FunctionComponent<object>>,
    import('./islands/hydrate.client.ts'),
    propsAt ? fetch(propsAt).then(answer => answer.json()) : JSON.parse(props ?? ''),
  ])
  hydrate(place, { component, props: given })
}
