import fastify, { type FastifyInstance } from 'fastify'
import { installAuditProgress } from './audits/audit-progress.route.ts'
import { installDeleteAudit } from './audits/delete-audit.route.ts'
import { installDownloadReport } from './audits/download-report.route.ts'
import { installFollowUps } from './audits/follow-ups.route.ts'
import { installRequestAudit } from './audits/request-audit.route.ts'
import { installShowAudit } from './audits/show-audit.route.ts'
import { installCalls } from './calls/calls.ts'
import { installRecordConsent } from './consents/record-consent.route.ts'
import { installCrawlers } from './crawlers/record-crawlers.ts'
import type { House } from './house.ts'
import { installErrors } from './http/errors.ts'
import { installHeaders } from './http/headers.ts'
import { installHealth } from './http/health.ts'
import { installNodeRefusals } from './http/node-refusals.ts'
import { connectionLimits, serverOptions } from './http/server-options.ts'
import { installStaticSite } from './http/static-site.ts'
import { installProxyWarning } from './http/unbelieved-proxy.ts'
import { installConfirmLead } from './leads/confirm-lead.route.ts'
import { installFormToken } from './leads/form-token.route.ts'
import { installSendContact } from './leads/send-contact.route.ts'
import { installSendFooterMessage } from './leads/send-footer-message.route.ts'

/** The server, ready to listen: what is installed, in order. */
export function createApp(house: House, limits = connectionLimits): FastifyInstance {
  const app = fastify(serverOptions(house, limits))
  installHeaders(app, house.environment.siteUrl)
  installErrors(app, house)
  installNodeRefusals(app, house)
  installHealth(app, house)
  installProxyWarning(app)
  installCrawlers(app, house)
  installCalls(app, house)
  installRequestAudit(app, house)
  installShowAudit(app, house)
  installAuditProgress(app, house)
  installDownloadReport(app, house)
  installFollowUps(app, house)
  installDeleteAudit(app, house)
  installFormToken(app, house)
  installSendContact(app, house)
  installSendFooterMessage(app, house)
  installConfirmLead(app, house)
  installRecordConsent(app, house)
  installStaticSite(app, house)
  return app
}
