/** What a client knows of one form that it sent, perhaps several times under one key. */
export interface SentForm {
  readonly kind: 'message' | 'audit'
  readonly key: string
  /** Of a person of its own: by it the rows of this form are found. */
  readonly email: string
  /** The lead of each answer that accepted it. Without one, nobody knows whether it was stored. */
  readonly accepted: string[]
  /** How often it was sent. */
  attempts: number
}

export interface StoredLead {
  readonly id: string
  readonly email: string
}

export interface StoredAudit {
  readonly email: string
  readonly status: string
  readonly attempts: number
  /** Jobs of the queue that are to run or to fail it. */
  readonly jobs: number
}

export interface StoredMail {
  readonly id: string
  readonly isSent: boolean
  /** Held past the limit of a day, or given up: it waits for a person. */
  readonly isLeft: boolean
  readonly jobs: number
}

export interface Stored {
  readonly leads: readonly StoredLead[]
  readonly audits: readonly StoredAudit[]
  readonly mails: readonly StoredMail[]
}

const finalStates = ['completed', 'failed']

/** What a database does not keep of what its clients were told: each a sentence. None, when all is well. */
export function broken(
  sent: readonly SentForm[],
  stored: Stored,
  messageIds: readonly string[],
): readonly string[] {
  const byEmail = Map.groupBy(stored.leads, lead => lead.email)
  const known = new Map(sent.map(form => [form.email, form]))
  const audits = Map.groupBy(stored.audits, audit => audit.email)
  const mails = new Set(stored.mails.map(({ id }) => id))
  const received = new Set(messageIds.map(idOf))
  return [
    ...sent.flatMap(form => brokenForm(form, byEmail.get(form.email) ?? [], audits.get(form.email) ?? [])),
    ...stored.leads
      .filter(({ email }) => !known.has(email))
      .map(({ id }) => `Lead ${id} was sent by nobody.`),
    ...stored.audits
      .filter(({ status, jobs }) => !finalStates.includes(status) && jobs === 0)
      .map(({ email, status }) => `The audit of ${email} is ${status}, and no job will end it.`),
    // Ended as failed after three runs, it is begun once more.
    ...stored.audits
      .filter(({ attempts, status }) => attempts > 3 && status !== 'failed')
      .map(({ email, attempts }) => `The audit of ${email} was run ${attempts} times.`),
    ...stored.mails
      .filter(({ isSent, isLeft, jobs }) => !isSent && !isLeft && jobs === 0)
      .map(({ id }) => `Mail ${id} is not sent, and no job will send it.`),
    ...stored.mails
      .filter(({ id, isSent }) => isSent && !received.has(id))
      .map(({ id }) => `Mail ${id} counts as sent, and nobody has it.`),
    ...new Set(
      messageIds
        .filter(messageId => !mails.has(idOf(messageId)))
        .map(id => `Mail ${id} is of nothing stored.`),
    ),
  ]
}

function brokenForm(
  { kind, key, accepted }: SentForm,
  leads: readonly StoredLead[],
  audits: readonly StoredAudit[],
): readonly string[] {
  const told = new Set(accepted)
  return [
    ...(leads.length > 1 ? [`Form ${key} is stored ${leads.length} times.`] : []),
    ...(told.size > 1 ? [`Form ${key} was told of ${told.size} leads.`] : []),
    ...(told.size > 0 && leads.every(({ id }) => !told.has(id))
      ? [`Form ${key} was accepted, and is lost.`]
      : []),
    ...(kind === 'audit' && audits.length !== leads.length
      ? [`Form ${key} has ${audits.length} audits.`]
      : []),
  ]
}

/** `<receipt.5f6c…@ibid.example>` */
export function idOf(messageId: string): string {
  return /\.([0-9a-f-]{36})@/.exec(messageId)?.[1] ?? messageId
}
