import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '#server/environment.ts'
import { runServer } from '#server/run.ts'
import { interleaved } from './benchmark.ts'
import { requestsPerSecond } from './tools.ts'

/**
 * A program that compares two servers in its own process, one that records the visits of crawlers and one
 * that does not, and sends the result to its parent. Its parameter is an empty folder, in which `recording`
 * becomes the data folder of the first.
 */
const [folder = ''] = process.argv.slice(2)
const load = { seconds: 1, connections: 16 }
const rounds = 8

const script = join(folder, 'crawler.lua')
const userAgent = 'Mozilla/5.0 (compatible; GPTBot/1.4; +https://openai.com/gptbot)'
writeFileSync(script, `wrk.headers["User-Agent"] = "${userAgent}"\n`)

const recording = await serve({ DATA_DIR: join(folder, 'recording') })
const silent = await serve({ DATA_DIR: join(folder, 'silent'), CRAWLER_LOG: 'off' })
const compared = await interleaved(rounds, {
  one: () => requestsPerProcessorSecond(recording.address),
  other: () => requestsPerProcessorSecond(silent.address),
})
await Promise.all([recording.stop(), silent.stop()])
process.send?.(compared, () => process.exit(0))

function serve(settings: Readonly<Record<string, string>>) {
  return runServer(readEnvironment({ ...process.env, PORT: '0', ...settings }), () => {})
}

/** Counts the processor time of the servers rather than wall time, which depends on other work of the machine. */
async function requestsPerProcessorSecond(origin: string): Promise<number> {
  const before = process.threadCpuUsage()
  const requests = (await requestsPerSecond(`${origin}/`, { ...load, script })) * load.seconds
  const { user, system } = process.threadCpuUsage(before)
  return requests / ((user + system) / 1e6)
}
