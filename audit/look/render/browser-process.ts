import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endGroup, memoryMbOfGroup } from '../../process/process-group.ts'
import { type DevTools, speakDevTools } from './devtools.ts'
import { renderLimits } from './limits.ts'

/** A browser of its own for one audit, without memory of another and without a network. */
export interface BrowserProcess {
  readonly devTools: DevTools
  /** Ends it with every process it started, and deletes what it wrote. */
  kill(): Promise<void>
}

/**
 * Starts the Chromium at a path. Nothing it asks for reaches a network: every name fails to resolve and
 * every request is sent to a proxy that is not there. What a page needs is brought to it by
 * `render-page.ts`, through the guard against private addresses.
 */
export function startBrowser(path: string): BrowserProcess {
  const folder = mkdtempSync(join(tmpdir(), 'geo-render-'))
  const child = spawn(path, [...switches, `--user-data-dir=${folder}`, 'about:blank'], {
    // A group of its own, so that all of its processes can be ended at once.
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
  // Debian's sandbox needs a user that is not root; in a container of its own, root is what there is.
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

/** The fourth and fifth descriptors are the protocol's: commands in, messages out. */
function openPipe({ stdio }: ChildProcess): DevTools {
  const [, , , commands, messages] = stdio
  if (!commands || !messages || !('write' in commands) || !('read' in messages)) {
    throw new Error('The browser was started without its pipe.')
  }
  return speakDevTools(commands, messages)
}

/** A page that fills the memory takes down its browser, and nothing else. */
function watchMemory(child: ChildProcess): NodeJS.Timeout {
  return setInterval(() => {
    if (child.pid !== undefined && memoryMbOfGroup(child.pid) > renderLimits.memoryMb) endGroup(child.pid)
  }, renderLimits.watchMs).unref()
}
