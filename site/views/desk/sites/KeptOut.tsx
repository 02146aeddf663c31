import type { SiteReading } from '#contracts/watched-sites.ts'
import type { DeskPlace } from '../place.ts'

interface Props {
  readonly reading: Pick<SiteReading, 'isRead' | 'closedEngines'>
  readonly place: DeskPlace
}

/** The engines that a gate keeps out of a site, by name. */
export function KeptOut({ reading: { isRead, closedEngines }, place: { words } }: Props) {
  const say = words.audits
  if (!isRead) return <span className="desk-problem">{say.status.failed}</span>
  if (closedEngines.length === 0) return <>{say.list.noneOut}</>
  return <span className="desk-problem">{closedEngines.join(', ')}</span>
}

export function hostOf(address: string): string {
  return new URL(address).hostname
}
