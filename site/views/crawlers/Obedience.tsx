import type { Crawler } from '#contracts/crawlers.ts'
import { Degree } from '../../blocks/data/Degree.tsx'

/** What the operator of a crawler says about robots.txt, as a sign. */
export function Obedience({ crawler }: { readonly crawler: Crawler }) {
  return <Degree of={degrees[crawler.respectsRobots]} />
}

/** Those that promise most first. */
export function byObedience(one: Crawler, other: Crawler): number {
  return orderOf(one) - orderOf(other)
}

function orderOf({ respectsRobots }: Crawler): number {
  return ['yes', 'partly', 'no', 'unknown'].indexOf(degrees[respectsRobots])
}

const degrees = {
  yes: 'yes',
  'may-not-apply': 'partly',
  'may-bypass': 'partly',
  'at-user-discretion': 'partly',
  'generally-ignores': 'no',
  no: 'no',
  unclear: 'unknown',
  unknown: 'unknown',
  'not-stated': 'unknown',
} as const satisfies Readonly<Record<Crawler['respectsRobots'], Parameters<typeof Degree>[0]['of']>>
