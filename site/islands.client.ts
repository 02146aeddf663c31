import type { FunctionComponent } from 'react'
import { hydrateOnUse } from './islands/hydrate-on-use.client.ts'

/**
 * The parts of pages that React takes over, and where their code is. Their styles are imported by the
 * pages that hold them: imported by the code, they would come with every page.
 */
const islands = {
  AuditForm: async () => (await import('./features/forms/AuditForm.tsx')).AuditForm,
  ContactForm: async () => (await import('./features/forms/ContactForm.tsx')).ContactForm,
  FooterForm: async () => (await import('./features/forms/footer-form-island.client.ts')).FooterForm,
  RoiCalculator: async () =>
    (await import('./views/roi-calculator/calculator/RoiCalculator.tsx')).RoiCalculator,
}

export type IslandName = keyof typeof islands

if (typeof document !== 'undefined') {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const use = hydrateOnUse(place, () => takeOver(place))
    if ('readsAddress' in place.dataset && location.search !== '') use()
  }
}

async function takeOver(place: HTMLElement): Promise<void> {
  const { island, props, propsAt } = place.dataset
  const [component, { hydrate }, given] = await Promise.all([
    // `Island.astro` writes no other name, and the props of that very component.
    islands[island as IslandName]() as Promise<FunctionComponent<object>>,
    import('./islands/hydrate.client.ts'),
    propsAt ? fetch(propsAt).then(answer => answer.json()) : JSON.parse(props ?? ''),
  ])
  hydrate(place, { component, props: given })
}
