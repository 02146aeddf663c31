import { request } from 'undici'
import { expect, test } from 'vitest'
import { limits } from '../../limits.ts'
import { fetchAlone } from '../testing/fetch-alone.ts'
import { listen, openSmallInternet, publicIp, site } from '../testing/small-internet.ts'
import { fetchAddress } from './fetch.ts'
import { guardedAgent } from './guarded-agent.ts'

test('one private address among two hundred is enough to refuse a name, and is not disclosed', async () => {
  const internet = await openSmallInternet()
  internet.name('many.example.net', [...Array<string>(199).fill(publicIp), '10.0.0.1'])
  const { failure } = await fetchAlone('http://many.example.net/', { allow: [], network: internet.network })
  expect(failure).toEqual({ code: 'private-address', detail: 'many.example.net' })
  expect(internet.dialled).toEqual([])
})

test('the private address of a name is not disclosed', async () => {
  const internet = await openSmallInternet()
  internet.name('intranet.example.net', ['10.1.2.3'])
  const { failure } = await fetchAlone('http://intranet.example.net/', {
    allow: [],
    network: internet.network,
  })
  expect(failure).toEqual({ code: 'private-address', detail: 'intranet.example.net' })
})

test.each(['http://house.example.net/', `http://${publicIp}/`])(
  'a public address that is denied is not reached, neither by name nor by number: %s',
  async address => {
    const internet = await openSmallInternet()
    internet.name('house.example.net', [publicIp])
    await internet.place(
      publicIp,
      site((_request, response) => response.end('home')),
    )
    const asked = (deny: readonly string[]) =>
      fetchAddress(address, {
        allow: [],
        agent: guardedAgent({ allow: [], deny, limits, network: internet.network }),
      })
    expect((await asked(['93.184.215.0/24'])).failure?.code).toBe('private-address')
    expect((await asked([publicIp])).failure?.code).toBe('private-address')
    expect(internet.dialled).toEqual([])
    expect((await asked(['93.184.216.0/24', '2001:db8::/32'])).body).toBe('home')
  },
)

test('a site allowed by host and port is visited on loopback', async () => {
  const port = await listen(site((_request, response) => response.end('home')))
  const exchange = await fetchAlone(`http://localhost:${port}/`, { allow: [`localhost:${port}`] })
  expect(exchange).toMatchObject({ status: 200, body: 'home', failure: null })
})

test('a loopback site that is not allowed receives no request', async () => {
  const internet = await openSmallInternet()
  const { failure } = await fetchAlone('http://localhost/', { allow: [], network: internet.network })
  expect(failure?.code).toBe('private-address')
  expect(internet.canaries.reached).toBe(0)
})

test.each(['127.0.0.1', '169.254.169.254', '10.0.0.1', '[::1]', '[fd00::1]', '[::ffff:7f00:1]'])(
  'the agent itself opens no socket to %s',
  async host => {
    const { network, canaries, dialled } = await openSmallInternet()
    const dispatcher = guardedAgent({ allow: [], limits, network })
    await expect(request(`http://${host}/`, { dispatcher })).rejects.toThrow('private-address')
    await dispatcher.destroy()
    expect([canaries.reached, dialled]).toEqual([0, []])
  },
)
