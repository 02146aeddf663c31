import type { Query } from './database.ts'

/** Signs the tokens of forms: 32 random bytes, made with the database. */
export async function readFormTokenSecret(query: Query): Promise<Buffer> {
  const [row] = await query<{ secret: string }>(
    "select encode(secret, 'hex') as secret from form_token_secret",
  )
  if (!row) throw new Error('The database has no secret for the tokens of forms.')
  return Buffer.from(row.secret, 'hex')
}
