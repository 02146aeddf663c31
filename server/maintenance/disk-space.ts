import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { codeOf } from '#database/database.ts'
import { limits } from '../limits/limits.ts'
import { log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { regularly } from './regularly.ts'

export interface DiskSpace {
  /** In bytes. */
  free(): Promise<number>
  /** @throws Refusal 503 when there is no room left to store what visitors send. */
  refuseFull(): Promise<void>
}

/** In milliseconds: a form does not wait for the disk each time. */
const freshness = 1_000

/** The disk of a folder, or of the nearest existing folder above it. */
export function diskSpace(folder: string, look: (folder: string) => Promise<number> = freeBytes): DiskSpace {
  let seen = { at: Number.NEGATIVE_INFINITY, free: Promise.resolve(0) }
  let isLow = false

  async function lookAndTell(): Promise<number> {
    const free = await look(resolve(folder))
    if (free < limits.diskSpaceLow && !isLow) {
      log('warning', 'The disk of the data folder is nearly full.', { freeMegabytes: megabytes(free) })
    }
    isLow = free < limits.diskSpaceLow
    return free
  }

  function free(): Promise<number> {
    const at = performance.now()
    if (at - seen.at > freshness) seen = { at, free: lookAndTell() }
    return seen.free
  }

  return {
    free,
    async refuseFull() {
      if ((await free()) >= limits.diskSpaceReserve) return
      // PostgreSQL's code for a full disk.
      throw new Refusal(503, { code: '53100', message: 'There is no room to store this. Try again later.' })
    },
  }
}

/** In milliseconds. */
const interval = 60_000

/** Checks regularly, so that the log warns in time. Returns a function that stops it. */
export function watchDisk(disk: DiskSpace): () => Promise<void> {
  return regularly({ interval, work: () => disk.free(), failure: 'The disk could not be looked at.' })
}

export function megabytes(bytes: number): number {
  return Math.floor(bytes / 1_000_000)
}

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const above = dirname(folder)
    if (codeOf(error) !== 'ENOENT' || above === folder) throw error
    return freeBytes(above)
  }
}
