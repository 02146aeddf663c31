import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '../look/network/failures.ts'

/** `geo-audit-<process that made it>-…` */
const prefix = 'geo-audit-'

/** A folder for the files of one audit's process and its browser. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
}

export async function removeFolder(folder: string): Promise<void> {
  // A browser that is being ended may still write a file.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Removes the folders of servers that were killed. Called before the first audit: a folder with the id of
 * this very process is from a predecessor, as in containers, where each process has the id 1. Returns those that
 * stay, each with the reason: another account may have made them.
 */
export function removeLeftFolders(): readonly { readonly folder: string; readonly error: unknown }[] {
  const folders = readdirSync(tmpdir())
    .filter(isLeft)
    .map(name => join(tmpdir(), name))
  return folders.flatMap(folder => {
    try {
      rmSync(folder, { recursive: true, force: true })
      return []
    } catch (error) {
      return [{ folder, error }]
    }
  })
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
    // It runs, as another user.
    return codeOf(error) === 'EPERM'
  }
}
