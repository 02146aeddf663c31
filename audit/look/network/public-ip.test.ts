import { expect, test } from 'vitest'
import { blocked } from '../cases/ssrf-cases.json' with { type: 'json' }
import { isPublicIp } from './public-ip.ts'

test.each([...blocked.ipv4, ...blocked.ipv6])('no address of %s (%s) is public', range => {
  const [first, last] = endsOf(range ?? '')
  expect(isPublicIp(first)).toBe(false)
  expect(isPublicIp(last)).toBe(false)
})

test.each([
  '93.184.215.14',
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.0.3.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2000::1',
  '2001:200::1',
  '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
  '2003::',
  '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
])('%s, beside a special range, is public', address => {
  expect(isPublicIp(address)).toBe(true)
})

test.each(['', 'example.com', '127.1', '0x7f000001', '2606::1%lo', '[2606::1]', '::ffff:93.184.215.14'])(
  'what is not clearly a public address does not count as one: %j',
  text => expect(isPublicIp(text)).toBe(false),
)

/** The first and the last address of a range: its free bits all 0, or all 1. */
function endsOf(range: string): [string, string] {
  const [network = '', prefix = ''] = range.split('/')
  const { width, groups, join } = network.includes(':') ? ipv6 : ipv4
  const free = BigInt(groups * width - Number(prefix))
  const start = split(network).reduce((sum, group) => (sum << BigInt(width)) + BigInt(group), 0n)
  return [start, start | ((1n << free) - 1n)].map(value =>
    join(Array.from({ length: groups }, (_, index) => wordAt(value, index, groups, width))),
  ) as [string, string]
}

const ipv4 = { width: 8, groups: 4, join: (groups: number[]) => groups.join('.') }
const ipv6 = { width: 16, groups: 8, join: (groups: number[]) => groups.map(g => g.toString(16)).join(':') }

function split(network: string): number[] {
  if (!network.includes(':')) return network.split('.').map(Number)
  const [head = '', tail = ''] = network.split('::')
  const words = [head, tail].map(part =>
    part
      .split(':')
      .filter(Boolean)
      .map(word => Number.parseInt(word, 16)),
  )
  const [before = [], after = []] = words
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

function wordAt(value: bigint, index: number, groups: number, width: number): number {
  return Number((value >> BigInt((groups - 1 - index) * width)) & ((1n << BigInt(width)) - 1n))
}
