import { languages } from '#contracts/languages.ts'
import { signInAddress } from '#server/desk/sign-in-mail.ts'
import { buildSite } from '../build.ts'
import { type Demo, openDemo } from './open-demo.ts'

/** `npm run desk -- --demo`: until it is interrupted, a desk of an invented agency. */
export async function runDemo(): Promise<void> {
  buildSite(console.log)
  let isInterrupted = false
  let demo: Demo | null = null
  // A terminal and the launcher both pass on the same Ctrl-C. One that comes while the demo opens counts then.
  const interrupt = () => {
    if (!isInterrupted) void demo?.stop()
    isInterrupted = true
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt)
  demo = await openDemo(process.env, console.log)
  if (isInterrupted) return demo.stop()
  for (const language of languages) console.log(signInAddress(demo.address, demo.link, language))
  console.log('The first of these that is confirmed opens the desk. Ctrl-C deletes all of it.')
}
