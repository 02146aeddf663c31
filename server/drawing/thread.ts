import { parentPort, workerData } from 'node:worker_threads'
import type { SiteModule } from '#contracts/visitor-page.ts'
import { pagePolicy } from '../static/page-policy.ts'
import type { Answer, Question, SiteAnswers, ThreadData } from './site-thread.ts'

/** The program of the thread that draws: it answers questions in the order in which they come. */
const { entry, https }: ThreadData = workerData
const loaded: Promise<SiteModule> = import(entry)

const answers: SiteAnswers = {
  async draw(path, page) {
    const drawn = await (await loaded).render(path, page)
    const html = await drawn.text()
    const policy = drawn.headers.get('content-security-policy') ?? ''
    return { status: drawn.status, html, policy: pagePolicy(policy, html, { https }) }
  },
  readServices: async (...parameters) => (await loaded).readServices(...parameters),
}

parentPort?.on('message', async ({ id, name, parameters }: Question) => {
  parentPort?.postMessage(await answerTo(id, name, parameters))
})

async function answerTo(id: number, name: Question['name'], parameters: readonly unknown[]): Promise<Answer> {
  try {
    // The other side passes the parameters that the types demand.
    const answer: (...parameters: readonly unknown[]) => Promise<unknown> = answers[name] as never
    return { id, value: await answer(...parameters) }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
