import fastify, { type FastifyInstance } from 'fastify'
import { installStoreEvents } from './analytics/store-events.route.ts'
import { installDeleteAudit } from './audits/delete-audit.route.ts'
import { installDownloadReport } from './audits/download-report.route.ts'
import { installFollowUps } from './audits/follow-ups.route.ts'
import { installRequestAudit } from './audits/request-audit.route.ts'
import { installAuditProgress, installShowAudit } from './audits/show-audit.route.ts'
import { installWatch } from './audits/watch.route.ts'
import { installCalls } from './calls/calls.route.ts'
import { installNodeRefusals } from './connections/node-refusals.ts'
import { connectionLimits, serverOptions } from './connections/server-options.ts'
import { installProxyWarning } from './connections/unbelieved-proxy.ts'
import { installRecordConsent } from './consents/record-consent.route.ts'
import type { ServerContext } from './context.ts'
import { installCrawlers } from './crawlers/record-crawlers.ts'
import { installDesk } from './desk/desk.ts'
import { installConfirmLead } from './forms/confirm-lead.route.ts'
import { installFormToken } from './forms/form-token.ts'
import { installErrors } from './http/errors.ts'
import { installHeaders } from './http/headers.ts'
import { installHealth } from './http/health.ts'
import { installRefusals } from './http/count-refusals.ts'
import { installSendContact, installSendFooterMessage } from './leads/send-message.route.ts'
import { installStaticSite } from './static/static-site.ts'

/** The server, ready to listen: what is installed, in order. A worker says how it is, and serves nothing. */
export function createApp(context: ServerContext, limits = connectionLimits): FastifyInstance {
  const app = fastify(serverOptions(context, limits))
  context.metrics?.time(app)
  installHeaders(app, context.environment.siteUrl)
  installErrors(app, context)
  installRefusals(app, context)
  installNodeRefusals(app, context)
  installHealth(app, context)
  if (context.environment.role === 'worker') return app
  installProxyWarning(app)
  installCrawlers(app, context)
  installCalls(app, context)
  installStoreEvents(app, context)
  installRequestAudit(app, context)
  installShowAudit(app, context)
  installAuditProgress(app, context)
  installDownloadReport(app, context)
  installFollowUps(app, context)
  installDeleteAudit(app, context)
  installWatch(app, context)
  installFormToken(app, context)
  installSendContact(app, context)
  installSendFooterMessage(app, context)
  installConfirmLead(app, context)
  installRecordConsent(app, context)
  installDesk(app, context)
  installStaticSite(app, context)
  return app
}
