import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fetchAlone } from '#audit/look/testing/fetch-alone.ts'
import { renderLimits } from '#audit/look/render/limits.ts'
import { openRenderer } from '#audit/look/render/renderer.ts'
import { findChromium } from '../bin/chromium.ts'
import { serveLocally } from './support/local-server.ts'

/** As much as one file may hold, so that nothing is left for a fifth. */
const file = gzipSync(Buffer.alloc(renderLimits.bytes / renderLimits.requestsAtOnce))

// A page has ten seconds: beside the browsers of other tests, these files alone take longer.
test('a page cannot load more than its limit by using many hosts at once', async () => {
  let atOnce = 0
  let most = 0
  const hoard = await serveLocally((_request, response) => {
    atOnce += 1
    most = Math.max(most, atOnce)
    response.on('close', () => {
      atOnce -= 1
    })
    response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end(file)
  }, '0.0.0.0')
  const hosts = Array.from({ length: 20 }, (_, index) => `127.0.0.${index + 2}:${hoard.port}`)
  const site = await serveLocally((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(greedyPage(hosts))
  })
  const allow = [site.host, ...hosts]
  const renderer = openRenderer({ browser: findChromium(), allow })
  const rendering = await renderer.render(await fetchAlone(`${site.origin}/`, { allow }))
  await Promise.all([renderer.close(), site.close(), hoard.close()])
  expect(rendering).toMatchObject({ html: expect.stringContaining('<main>4 of 60</main>') })
  expect(most).toBeLessThanOrEqual(renderLimits.requestsAtOnce)
})

/** Asks each host for three files, and shows how many it got. */
function greedyPage(hosts: readonly string[]): string {
  return `<main>Text</main><script>
    const asked = ${JSON.stringify(hosts)}.flatMap(host => [1, 2, 3].map(file => fetch('http://' + host + '/' + file)))
    Promise.allSettled(asked).then(all => {
      document.querySelector('main').textContent = all.filter(({ status }) => status === 'fulfilled').length + ' of ' + all.length
    })</script>`
}
