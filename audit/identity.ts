/** How audited sites see our crawler. */
export interface Identity {
  /** The name that a robots.txt uses to allow or forbid our visits. */
  readonly token: string
  /** The page that explains the crawler and how to refuse it; null when there is none. */
  readonly page: string | null
}

/** For audits from a terminal. */
export const anonymous: Identity = { token: 'GeoAudit', page: null }

export function userAgentOf({ token, page }: Identity): string {
  return `Mozilla/5.0 (compatible; ${token}/1.0${page === null ? '' : `; +${page}`})`
}
