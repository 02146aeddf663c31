import { createApp } from 'astro/app/entrypoint'
import type { ReadAgency } from '#contracts/agency-card.ts'
import type { RenderPage } from '#contracts/visitor-page.ts'
import { entry } from '../content/read.ts'

const app = createApp()

/** What the server calls to have a page drawn for one visitor. */
export const render: RenderPage = (path, page) =>
  app.render(new Request(new URL(`/on-demand${path}`, 'http://localhost')), { locals: { page } })

/** What a letter says of who writes it. */
export const readAgency: ReadAgency = async () => {
  const { name, domain, mailboxes } = await entry('agency')
  return { name, domain, mailboxes }
}
