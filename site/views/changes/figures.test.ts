import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentFile } from '../../content/content-file.ts'
import { changeLog } from '../../content/schemas/change.ts'

test('the newest count of figures in the log is that of the figures published', () => {
  const { entries } = changeLog.parse(contentFile('changes.yaml'))
  const counts = entries.flatMap(
    ({ correction }) => /^(\d+) figures$/.exec(correction?.after.en ?? '')?.[1] ?? [],
  )
  const published = readdirSync(join(import.meta.dirname, '../../../content/statistics'))
  expect(Number(counts[0])).toBe(published.length)
})
