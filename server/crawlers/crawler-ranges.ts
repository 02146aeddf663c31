import { readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'

/** The addresses that operators publish for their crawlers. */
export interface CrawlerRanges {
  /** Whether an address is within the published ranges of an agent. */
  holds(agent: string, address: string): boolean
}

/**
 * Reads a file of ranges by the name of the agent, `{"GPTBot": ["192.0.2.0/24", "2001:db8::/32"]}`;
 * undefined when it is not such a file.
 */
export function readCrawlerRanges(file: string): CrawlerRanges | undefined {
  const ranges = parse(file)
  if (!ranges) return undefined
  const lists = new Map(ranges.map(([agent, list]) => [agent, blockListOf(list)]))
  if ([...lists.values()].includes(undefined)) return undefined
  return {
    holds: (agent, address) =>
      lists.get(agent)?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false,
  }
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
    for (const range of ranges) {
      const [address = '', prefix = ''] = String(range).split('/')
      list.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4')
    }
    return list
  } catch {
    return undefined
  }
}
