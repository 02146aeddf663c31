import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'
import { installAudits } from './audits.route.ts'
import { installAudienceAndCrawlers } from './audience-and-crawlers.route.ts'
import { installClientPage } from './client-page.route.ts'
import { installLeads } from './leads.route.ts'
import { installSessions } from './sessions.route.ts'
import { installSignIn } from './sign-in.route.ts'
import { installSites } from './sites.route.ts'
import { installToday } from './today.route.ts'

/** The desk, where the agency sees what visitors sent: what is installed below `/desk`. */
export function installDesk(app: FastifyInstance, context: ServerContext): void {
  installSignIn(app, context)
  installToday(app, context)
  installLeads(app, context)
  installAudits(app, context)
  installAudienceAndCrawlers(app, context)
  installSites(app, context)
  installClientPage(app, context)
  installSessions(app, context)
}
