import { createApp } from 'astro/app/entrypoint'
import type { RenderPage } from '#contracts/visitor-page.ts'

const app = createApp()

/** The module's one export: what the server calls to have a page drawn for one visitor. */
export const render: RenderPage = (path, page) =>
  app.render(new Request(new URL(`/on-demand${path}`, 'http://localhost')), { locals: { page } })
