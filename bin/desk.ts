import { askServer } from '../server/operator/control-socket.ts'
import { program, WrongUse } from './command.ts'

/**
 * `npm run desk`: has the server that is running here make a link that opens the desk, once, for the first
 * member or for the one who is named: `npm run desk -- camille@example.com`. With `--demo`, opens a desk of
 * invented data instead, whatever runs here.
 */
await program(async ({ dataFolder }) => {
  if (process.argv[2] === '--demo') return (await import('./demo/run-demo.ts')).runDemo()
  const answer = await askServer(dataFolder, { name: 'sign-in-link', email: process.argv[2] ?? null })
  if (answer === null)
    throw new WrongUse(
      `No server answers in ${dataFolder} (DATA_DIR). Start it with \`npm start\`, then try again.`,
    )
  process.stdout.write(answer)
})
