import { connect } from 'node:net'
import type { Network } from '#audit/look/network/guarded-agent.ts'

/**
 * The built site under its public name: requests to `https://ibid.example` reach the site that runs on
 * this machine, so that it is judged by the addresses that it gives in its pages.
 */
export function namedAs(publicOrigin: string, runningOrigin: string): Network {
  const { hostname } = new URL(publicOrigin)
  const running = new URL(runningOrigin)
  return {
    resolve: async name => {
      throw Object.assign(new Error(`${name} is not this site`), { code: 'ENOTFOUND' })
    },
    buildConnector: () => (target, callback) => {
      if (target.hostname !== hostname)
        return callback(new Error(`${target.hostname} is not this site`), null)
      const socket = connect({ host: running.hostname, port: Number(running.port) })
      // Nothing is encrypted on the way to our own machine.
      socket.once('connect', () => callback(null, socket)).once('error', error => callback(error, null))
    },
  }
}
