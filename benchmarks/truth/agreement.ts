import type { Result } from '../support/benchmark.ts'
import type { Judgement } from './judgement.ts'

type Reader = Judgement['reader']

/** How often each two readers of the same faults agree on whether a fault is true, and what is left of it beside chance (Cohen's kappa). */
export function measureAgreement(judgements: readonly Judgement[]): readonly Result[] {
  const readers = [...new Set(judgements.map(({ reader }) => reader))].toSorted()
  const pairs = readers.flatMap((one, index) => readers.slice(index + 1).map(other => [one, other] as const))
  return pairs.flatMap(([one, other]) => {
    const both = readByBoth(judgements, one, other)
    if (both.length === 0) return []
    const { share, kappa } = agreementOf(both)
    const name = `readers ${one} and ${other}, ${both.length} faults`
    return [{ name: `${name}: agree (Cohen's kappa ${kappa.toFixed(2)})`, value: 100 * share, unit: '%' }]
  })
}

/** Two readers' answers to one question. */
export type Answers = readonly [one: boolean, other: boolean]

function readByBoth(judgements: readonly Judgement[], one: Reader, other: Reader): readonly Answers[] {
  const faults = Map.groupBy(judgements, faultOf)
  return [...faults.values()].flatMap(readings => {
    const [first, second] = [one, other].map(name => readings.find(({ reader }) => reader === name))
    return first && second ? [[isTrue(first), isTrue(second)] as const] : []
  })
}

/** The fault that a judgement is about: a check is judged once for a site, and again in a later round. */
export function faultOf({ round, address, check }: Judgement): string {
  return `${round} ${address} ${check}`
}

export function isTrue({ judgement }: Pick<Judgement, 'judgement'>): boolean {
  return judgement === 'true'
}

export function agreementOf(answers: readonly Answers[]): { readonly share: number; readonly kappa: number } {
  const shareWhere = (holds: (answer: Answers) => boolean) => answers.filter(holds).length / answers.length
  const share = shareWhere(([one, other]) => one === other)
  const [yes, otherYes] = [shareWhere(([one]) => one), shareWhere(([, other]) => other)]
  const byChance = yes * otherYes + (1 - yes) * (1 - otherYes)
  return { share, kappa: (share - byChance) / (1 - byChance) }
}
