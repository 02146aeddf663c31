import { createElement, type FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'

interface Drawn {
  readonly component: FunctionComponent<object>
  /** The props with which it was rendered. */
  readonly props: object
}

/** Has React take over what `Island.astro` drew. */
export function hydrate(place: HTMLElement, { component, props }: Drawn): void {
  hydrateRoot(place, createElement(component, props))
}
