import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endGroup, memoryMbOfGroup } from '../../process/process-group.ts'
import { type DevTools, connectDevTools } from './devtools.ts'
import { renderLimits } from './limits.ts'

/** A browser for one audit, with an empty profile and without a network. */
export interface BrowserProcess {
  readonly devTools: DevTools
  /** Also ends the processes it started, and deletes its files. */
  kill(): Promise<void>
}

/**
 * Starts the Chromium at a path. Its requests reach no network: names do not resolve, and the proxy for
 * everything else does not exist. `render-page.ts` fetches what a page needs, through the guard against
 * private addresses.
 */
export function startBrowser(path: string): BrowserProcess {
  const folder = mkdtempSync(join(tmpdir(), 'geo-render-'))
  const child = spawn(path, [...switches, `--user-data-dir=${folder}`, 'about:blank'], {
    // In a process group of its own, so that all its processes can be ended at once.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder, LANG: 'en_US.UTF-8' },
  })
  const devTools = openPipe(child)
  const ended = once(child, 'exit').catch(() => undefined)
  child.on('error', cause =>
    devTools.close(new Error(`The browser did not start: ${cause.message}`, { cause })),
  )
  child.on('exit', () => devTools.close(new Error('The browser ended.')))
  const watch = watchMemory(child)
  return {
    devTools,
    async kill() {
      clearInterval(watch)
      endGroup(child.pid)
      if (child.pid !== undefined) await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const switches: readonly string[] = [
  '--headless',
  '--remote-debugging-pipe',
  // The sandbox does not work for root, which is the only user of many containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:1',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-features=DialMediaRouteProvider,MediaRouter,OptimizationHints,Translate',
  '--disable-gpu',
  '--disable-sync',
  '--js-flags=--max-old-space-size=256',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--renderer-process-limit=2',
  '--window-size=412,915',
]

/** With --remote-debugging-pipe, descriptor 3 takes commands and descriptor 4 gives messages. */
function openPipe({ stdio }: ChildProcess): DevTools {
  const [, , , commands, messages] = stdio
  if (!commands || !messages || !('write' in commands) || !('read' in messages)) {
    throw new Error('The browser was started without its pipe.')
  }
  return connectDevTools(commands, messages)
}

/** A page that uses too much memory ends its own browser and nothing else. */
function watchMemory(child: ChildProcess): NodeJS.Timeout {
  return setInterval(() => {
    if (child.pid !== undefined && memoryMbOfGroup(child.pid) > renderLimits.memoryMb) endGroup(child.pid)
  }, renderLimits.watchMs).unref()
}
