import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type Consent,
  type ConsentChoice,
  consentCookie,
  consentCookieValue,
  consentLifetime,
  consentPaths,
  readConsent,
} from '#contracts/consent.ts'
import { type Language, languages } from '#contracts/languages.ts'
import { recordConsent } from '#database/consents.ts'
import type { ServerContext } from '../context.ts'
import { readForms } from '../forms/posted-form.ts'
import { refuseCrossSite } from '../http/same-origin.ts'
import { allowance } from '../limits/allowance.ts'
import { limits } from '../limits/limits.ts'
import { Refusal } from '../refusal.ts'
import type { BuiltSite } from '../static/built-site.ts'
import { postedChoice } from './choice.ts'

/**
 * Takes the choice made in the banner or on the page of choices: keeps its proof, sets the cookie, and
 * leads back to the page. The server sets the cookie because browsers keep one that a script writes for
 * less long (WebKit: seven days without a visit).
 */
export function installRecordConsent(app: FastifyInstance, context: ServerContext): void {
  const allowed = allowance({
    of: 'choices',
    perNetwork: limits.consentsPerNetworkPerHour,
    period: hour,
    perDay: limits.consentsPerDay,
  })
  app.register(async scope => {
    // Several models may be chosen under one name.
    readForms(scope, fields => fields)
    for (const language of languages) {
      scope.post<{ Body: URLSearchParams | undefined }>(
        consentPaths[language],
        { onRequest: async request => refuseCrossSite(request, context.environment.siteUrl) },
        async (request, reply) => {
          const posted = postedChoice(request.body ?? new URLSearchParams())
          if (!posted) throw new Refusal(400, { code: '400', message: 'The form holds no choice.' })
          allowed.take(request.ip)
          await context.disk.refuseFull()
          const consent = consentOf(posted.choice, request)
          const proof = {
            consent,
            action: posted.action,
            words: wordsVersion(context.site, language),
            language,
            gpc: request.headers['sec-gpc'] === '1',
          }
          await context.database.transaction(query => recordConsent(query, proof))
          return reply
            .header('set-cookie', cookieOf(consent))
            .redirect(pageBefore(request, consentPaths[language]), 303)
        },
      )
    }
  })
}

const hour = 60 * 60_000

function consentOf(choice: ConsentChoice, { headers }: FastifyRequest): Consent {
  const timestamp = Date.now()
  const known = readConsent(headers.cookie ?? '', timestamp)
  return {
    ...choice,
    id: known?.id ?? randomUUID(),
    timestamp,
    expiry: timestamp + consentLifetime * 1000,
  }
}

/** Not `HttpOnly`: the scripts of the pages read it to know whether they may measure. */
function cookieOf(consent: Consent): string {
  const attributes = `Path=/; Max-Age=${consentLifetime}; Secure; SameSite=Lax`
  return `${consentCookie}=${consentCookieValue(consent)}; ${attributes}`
}

/** The page of choices has all the words of the banner, so its digest is their version. */
function wordsVersion(site: BuiltSite, language: Language): string {
  return site.files.get(consentPaths[language])?.get('identity')?.etag ?? 'unknown'
}

/**
 * The page of this site that the visitor came from, or else the page of choices, whose `#saved` confirms
 * the choice.
 */
function pageBefore({ headers, host }: FastifyRequest, choices: string): string {
  const { referer = '' } = headers
  const page = URL.canParse(referer) ? new URL(referer) : null
  if (page?.host !== host || page.pathname === choices) return `${choices}#saved`
  // Two slashes at the start would name another host.
  return page.pathname.replace(/^\/+/, '/') + page.search
}
