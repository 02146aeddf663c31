import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `geo-audit-<process that made it>-…` */
const prefix = 'geo-audit-'

/** Makes the folder in which the process of one audit, and its browser, keep what they write. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
}

export async function removeFolder(folder: string): Promise<void> {
  // A browser that is just being ended may still write a file.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Removes the folders that servers left which were killed. Called before the first audit: a folder with the
 * number of this very process is one of a predecessor's, as in containers, where each is number 1.
 */
export function removeLeftFolders(): void {
  for (const name of readdirSync(tmpdir()).filter(isLeft)) {
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isLeft(name: string): boolean {
  if (!name.startsWith(prefix)) return false
  const maker = Number.parseInt(name.slice(prefix.length), 10)
  return maker > 0 && (maker === process.pid || !isRunning(maker))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // One that belongs to another user may not be asked, and runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
