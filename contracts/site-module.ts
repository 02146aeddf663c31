import type { ReadServices } from './contact-form.ts'
import type { RenderPage } from './visitor-page.ts'

/**
 * The exports of `dist/server/entry.mjs`: what the built site does for the server. Neither imports the
 * other's source.
 */
export interface SiteModule {
  readonly render: RenderPage
  readonly readServices: ReadServices
}
