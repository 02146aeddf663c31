import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** Installs a tool from its Debian package if it is missing and we are root. Throws when it cannot. */
export function requireTool(command: string, debianPackage: string): void {
  if (has(command)) return
  if (process.getuid?.() === 0) {
    console.log(`  Installing ${debianPackage} from the Debian package…`)
    spawnSync('apt-get', ['update', '-qq'])
    spawnSync('apt-get', ['install', '-y', '-qq', debianPackage])
  }
  if (!has(command)) {
    throw new Error(
      `This benchmark needs ${command}. Install it (on Debian: apt-get install ${debianPackage}).`,
    )
  }
}

function has(command: string): boolean {
  return spawnSync('which', [command]).status === 0
}

/** Requests per second, measured by wrk. Throws when any answer is an error. */
export async function requestsPerSecond(
  address: string,
  { seconds, connections, script }: { seconds: number; connections: number; script?: string },
): Promise<number> {
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, ...(script ? ['-s', script] : [])]
  const { stdout } = await promisify(execFile)('wrk', [...load, '-H', 'Accept-Encoding: br', address])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Some answers were errors.\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

/** nginx with one worker, serving one precompressed file as a page until it is stopped. */
export async function startNginx({ file, port }: { file: string; port: number }): Promise<{ stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-nginx-'))
  writeFileSync(join(folder, 'nginx.conf'), configuration({ folder, file, port }))
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  await answering(`http://127.0.0.1:${port}/`)
  return {
    stop: () => {
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
      child.kill('SIGTERM')
    },
  }
}

function configuration({ folder, file, port }: { folder: string; file: string; port: number }): string {
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr; user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    location / { default_type text/html; add_header Content-Encoding br; root ${dirname(file)}; rewrite ^ /${basename(file)} break; }
  }
}`
}

async function answering(address: string): Promise<void> {
  const until = Date.now() + 10_000
  while (Date.now() < until) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return
  }
  throw new Error(`Nothing answers at ${address}.`)
}
