import { expect, test } from 'vitest'
import { fetchAddress } from './fetch.ts'
import { listen, openSmallInternet, publicIp, site } from './support/small-internet.ts'

test('one private address among two hundred condemns the name', async () => {
  const internet = await openSmallInternet()
  internet.name('many.example.net', [...Array<string>(199).fill(publicIp), '10.0.0.1'])
  const { failure } = await fetchAddress('http://many.example.net/', { allow: [], network: internet.network })
  expect(failure).toEqual({ code: 'private-address', detail: 'many.example.net is 10.0.0.1' })
  expect(internet.dialled).toEqual([])
})

test('a site allowed by host and port is visited where it is, on loopback', async () => {
  const port = await listen(site((_request, response) => response.end('home')))
  const exchange = await fetchAddress(`http://localhost:${port}/`, { allow: [`localhost:${port}`] })
  expect(exchange).toMatchObject({ status: 200, body: 'home', failure: null })
})

test('a loopback site that nobody allowed is refused before it hears of it', async () => {
  const internet = await openSmallInternet()
  const { failure } = await fetchAddress('http://localhost/', { allow: [], network: internet.network })
  expect(failure?.code).toBe('private-address')
  expect(internet.canaries.reached).toBe(0)
})
