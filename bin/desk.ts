import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { linkSocketOf } from '../server/desk/link-socket.ts'
import { readEnvironment } from '../server/environment.ts'

/**
 * `npm run desk`: has the server that is running here make a link that opens the desk, once, for the first
 * member or for the one who is named: `npm run desk -- camille@example.com`.
 */
const { dataFolder } = readEnvironment(process.env)
const socket = connect(linkSocketOf(dataFolder))
socket.on('error', () => {
  console.error(`No server answers in ${dataFolder} (DATA_DIR). Start it with \`npm start\`, then try again.`)
  process.exit(1)
})
socket.end(process.argv[2] ?? '')
console.log((await text(socket)).trim())
