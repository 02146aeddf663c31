import { readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { crawlers } from '#contracts/crawlers.ts'

interface CrawlerRanges {
  holds(agent: string, address: string): boolean
}

/**
 * Reads ranges by the name of the crawler, `{"GPTBot": ["192.0.2.0/24", "2001:db8::/32"]}`; undefined for
 * any other content, and for a crawler that we do not know.
 */
export function readCrawlerRanges(file: string): CrawlerRanges | undefined {
  const ranges = parse(file)
  if (!ranges?.every(([agent]) => crawlers.some(({ name }) => name === agent))) return undefined
  const lists = new Map(ranges.map(([agent, list]) => [agent, blockListOf(list)]))
  if ([...lists.values()].includes(undefined)) return undefined
  return { holds: (agent, address) => lists.get(agent)?.check(address, family(address)) ?? false }
}

function parse(file: string): [string, unknown][] | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return content instanceof Object && !Array.isArray(content) ? Object.entries(content) : undefined
  } catch {
    return undefined
  }
}

function blockListOf(ranges: unknown): BlockList | undefined {
  if (!Array.isArray(ranges)) return undefined
  const list = new BlockList()
  try {
    for (const range of ranges) addRange(list, String(range))
    return list
  } catch {
    return undefined
  }
}

/** @throws when it is neither an address nor a range. */
function addRange(list: BlockList, range: string): void {
  const [address = '', prefix, ...rest] = range.split('/')
  if (rest.length > 0) throw new Error(`${range} is no range of addresses.`)
  if (prefix === undefined) list.addAddress(address, family(address))
  else list.addSubnet(address, prefixLength(prefix), family(address))
}

/** A prefix of 0, which an empty one would become, holds every address there is. */
function prefixLength(prefix: string): number {
  if (/^[1-9]\d*$/.test(prefix)) return Number(prefix)
  throw new Error(`/${prefix} is no range of addresses.`)
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
