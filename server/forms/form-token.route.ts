import type { FastifyInstance } from 'fastify'
import { type FormToken, formTokenPath } from '#contracts/forms.ts'
import type { ServerContext } from '../context.ts'
import { issueToken } from './form-token.ts'

/** What a form asks for when someone begins to fill it in. */
export function installFormToken(app: FastifyInstance, { formSecret }: ServerContext): void {
  app.get(formTokenPath, async (): Promise<FormToken> => ({ token: issueToken(formSecret, Date.now()) }))
}
