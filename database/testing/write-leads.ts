/**
 * A process to be killed: opens the database, says so, then stores leads for ever and prints the id
 * of each one that was acknowledged.
 *
 *     node write-leads.ts '{"dataFolder": "…"}'
 */
import { asVisitor } from '../calls.ts'
import { openDatabase } from '../connect.ts'
import { contact, createLead } from './visitor.ts'

const database = await openDatabase(JSON.parse(process.argv[2] ?? '{}'))
console.log('opened')
while (true) {
  // A new person each time, since each has a limit.
  const lead = { ...contact, p_email: `${crypto.randomUUID()}@example.org` }
  const { lead_id } = await asVisitor(database, query => createLead(query, lead))
  console.log(lead_id)
}
