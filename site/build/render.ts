import { createApp } from 'astro/app/entrypoint'
import type { SiteModule } from '#contracts/site-module.ts'
import { entry } from '../content/read.ts'

export { readServices } from '../features/forms/services.ts'

const app = createApp()

/** What the server calls to have a page drawn for one visitor. */
export const render: SiteModule['render'] = (path, page) =>
  app.render(new Request(new URL(`/on-demand${path}`, 'http://localhost')), { locals: { page } })

/** What a letter says of who writes it. */
export const readAgency: SiteModule['readAgency'] = async () => {
  const { name, domain, mailboxes } = await entry('agency')
  return { name, domain, mailboxes }
}
