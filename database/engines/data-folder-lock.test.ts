import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder } from './data-folder-lock.ts'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'ibid-lock-'))
  folder = join(parent, 'data')
})
afterEach(() => rmSync(parent, { recursive: true }))

const claims = () => readdirSync(`${folder}.lock`)
const claim = (name: string) => {
  mkdirSync(`${folder}.lock`, { recursive: true })
  writeFileSync(join(`${folder}.lock`, name), '')
}

test('a released folder can be locked again', () => {
  const unlock = lockDataFolder(folder)
  expect(claims()).toHaveLength(1)
  unlock()
  expect(claims()).toEqual([])
  lockDataFolder(folder)()
})

test('a process cannot lock a folder twice', () => {
  const unlock = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow(
    expect.objectContaining({
      code: 'DATA_FOLDER_IN_USE',
      message: expect.stringContaining(`is in use by process ${process.pid}`),
    }),
  )
  expect(claims()).toHaveLength(1)
  unlock()
})

test.skipIf(process.platform !== 'linux')(
  'a lock counts only while the process that made it runs',
  async () => {
    const unlock = lockDataFolder(folder)
    const [, start = '', boot = ''] = claims()[0]?.split('_') ?? []
    unlock()
    const other = spawn('sleep', ['60'])
    const otherStart = readFileSync(`/proc/${other.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]

    claim(`${other.pid}_${otherStart}_${boot}`)
    expect(() => lockDataFolder(folder)).toThrow(expect.objectContaining({ code: 'DATA_FOLDER_IN_USE' }))
    rmSync(`${folder}.lock`, { recursive: true })

    claim(`${other.pid}_${otherStart}_another-boot`)
    claim(`${other.pid}_${Number(otherStart) - 1}_${boot}`)
    claim(`${process.pid}_${Number(start) - 1}_${boot}`)
    claim(`999999999_${start}_${boot}`)
    claim('.DS_Store')
    lockDataFolder(folder)()
    expect(claims()).toEqual([])
    other.kill('SIGKILL')
  },
)
