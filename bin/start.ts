import { buildSite } from './build.ts'

/** `npm start`: builds the site when something has changed, then serves it. */
try {
  buildSite(line => console.log(line))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('../server/start.ts')
