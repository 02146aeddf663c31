import type { Query } from './database.ts'

/** What a procedure answers; null where it may answer nothing. */
export async function answerOf<Answer>(
  query: Query,
  call: string,
  parameters: readonly unknown[] = [],
): Promise<Answer> {
  const [row] = await query<{ answer: Answer }>(`select ${call} as answer`, parameters)
  if (!row) throw new Error(`${call} gave no answer.`)
  return row.answer
}

/** An address may end in anything: what is not a uuid would be an error of SQL. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
