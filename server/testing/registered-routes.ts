import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

/** A route as the server registers it: `POST`, `/rest/v1/rpc/:name`. */
export interface Route {
  readonly method: string
  readonly url: string
}

/** The routes of every server that is made from now on: Fastify announces each instance. */
export function keepRoutes(): readonly Route[] {
  const routes: Route[] = []
  subscribe('fastify.initialization', message => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) routes.push({ method: one, url })
    })
  })
  return routes
}
