import { connect } from 'node:net'
import type { Network } from '#audit/look/network/guarded-agent.ts'

/**
 * The built site under its public name: requests to `https://ibid.example` reach the site on this machine,
 * so that it is judged by the addresses in its pages.
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
      // Connections within this machine are not encrypted.
      socket.once('connect', () => callback(null, socket)).once('error', error => callback(error, null))
    },
  }
}
