import { createApp } from 'astro/app/entrypoint'
import type { SiteModule } from '#contracts/visitor-page.ts'

export { readServices } from '../features/forms/services.ts'

const app = createApp()

/** The server calls this to have a page drawn for one visitor. */
export const render: SiteModule['render'] = (path, page) =>
  app.render(
    new Request(
      new URL(`${page.kind === 'desk' ? '/on-demand-desk' : '/on-demand'}${path}`, 'http://localhost'),
    ),
    {
      locals: { page },
    },
  )
