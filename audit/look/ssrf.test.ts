import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { beforeAll, expect, test } from 'vitest'
import type { Exchange } from '../visit.ts'
import { cases, controls } from './cases/ssrf-cases.json' with { type: 'json' }
import { fetchAlone } from './testing/fetch-alone.ts'
import { openSmallInternet, pem, publicIp, type SmallInternet, site } from './testing/small-internet.ts'
import { openSsrfStage, privateDials, type SsrfCase } from './testing/ssrf-stage.ts'

const attacks = cases.filter(({ stage }) => stage !== 'subresource')
const pages = cases.filter(({ stage }) => stage === 'subresource')

beforeAll(() => setDefaultCACertificates([...getCACertificates('default'), pem('authority')]))

test.each(attacks)('$id $url reaches nothing private: $reason', async attack => {
  const internet = await openSsrfStage(attack)
  const last = await fetchAsOftenAsItsNameChanges(attack, internet)
  expect(internet.canaries.reached).toBe(0)
  expect(privateDials(internet)).toEqual([])
  expect(last).toMatchObject({ status: null, body: '' })
  expect(refusals(attack)).toContain(last?.failure?.code)
})

test.each(pages)('$id reading a page follows none of its links: $reason', async page => {
  const internet = await openSsrfStage(page)
  expect(await fetchAsOftenAsItsNameChanges(page, internet)).toMatchObject({ status: 200, failure: null })
  expect(internet.dialled).toEqual([`${publicIp}:80`])
})

test.each(controls)('$id $url is fetched: $reason', async control => {
  const internet = await openSsrfStage(control)
  expect(await fetchAsOftenAsItsNameChanges(control, internet)).toMatchObject({ status: 200, failure: null })
})

test('the private server of these tests is reached when its host and port are allowed by name', async () => {
  const internet = await openSmallInternet()
  internet.name('trap.example.net', ['127.0.0.1'])
  await fetchAlone('http://trap.example.net/', {
    allow: ['trap.example.net:80'],
    network: internet.network,
  })
  expect(internet.canaries.reached).toBe(1)
})

test.each(['http://other.example.net/', 'http://127.0.0.1/', 'https://allowed.example.net/'])(
  'an allowed host gives no access to %s',
  async location => {
    const internet = await openSmallInternet()
    for (const name of ['other.example.net', 'allowed.example.net']) internet.name(name, ['127.0.0.1'])
    internet.name('public.example.net', [publicIp])
    await internet.place(
      publicIp,
      site((_request, response) => response.writeHead(302, { location }).end()),
    )
    const options = { allow: ['allowed.example.net:80'], network: internet.network }
    const { failure } = await fetchAlone('http://public.example.net/', options)
    expect(failure?.code).toBe('private-redirect')
    expect(internet.canaries.reached).toBe(0)
  },
)

/** Only codes of our own: a case must not pass because of another failure. */
function refusals({ server }: SsrfCase): string[] {
  return server ? ['private-redirect', 'bad-redirect'] : ['private-address', 'bad-address']
}

async function fetchAsOftenAsItsNameChanges({ url, dns }: SsrfCase, { network }: SmallInternet) {
  let last: Exchange | null = null
  for (const _lookup of dns ?? [[]]) last = await fetchAlone(url, { allow: [], network })
  return last
}
