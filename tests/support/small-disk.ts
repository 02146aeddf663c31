import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of a few megabytes that can be filled completely, and that nothing else uses. */
export interface SmallDisk {
  readonly folder: string
  fill(): void
  free(): void
  unmount(): void
}

/** Mounts a file system in memory, which only root may do. Null, with a line on the console, where it cannot be. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch (error) {
    rmdirSync(folder)
    console.warn(
      `No disk can be mounted here (it takes root): what happens on a full one is not tested. ${error}`,
    )
    return null
  }
  return diskIn(folder)
}

function diskIn(folder: string): SmallDisk {
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a')
      // Other files may be deleted meanwhile: it writes as long as there is room.
      while (roomIn(folder) > 0) writeSync(file, Buffer.alloc(Math.min(roomIn(folder), 10_000_000)))
      closeSync(file)
    },
    free: () => rmSync(filler, { force: true }),
    unmount() {
      // Lazily: a killed process may hold a file for a moment longer.
      execFileSync('umount', ['--lazy', folder])
      rmdirSync(folder)
    },
  }
}

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
