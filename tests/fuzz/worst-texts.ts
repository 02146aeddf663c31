import { type AST, parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp'

/** A text that may be slow to match: a beginning, and a part to be repeated. */
export interface WorstText {
  readonly start: string
  readonly unit: string
}

/**
 * The texts that are slowest for a pattern: each of its characters repeated, two of them alternating, text
 * that nearly matches it, repeated, and input for each of its repetitions after the text that leads to it.
 */
export function worstTexts(pattern: RegExp): readonly WorstText[] {
  const { flags } = pattern
  const parts = partsOf(pattern)
  const characters = [...new Set(parts.flatMap(part => charactersOf(part, flags).slice(0, 3)))]
  const pairs = characters.slice(0, 10).flatMap(one => characters.slice(0, 10).map(other => one + other))
  const samples = parts.filter(isBranch).map(branch => sampleThrough(branch, flags))
  const units = [...characters, ...pairs, ...samples, ...samples.map(sample => sample.slice(0, -1))]
  const led = parts.filter(isRepetition).flatMap(repetition => {
    const start = sampleUpTo(repetition, flags)
    return startsOf(repetition.element, flags).flatMap(unit => [
      { start, unit },
      { start: '', unit: start + unit },
    ])
  })
  return [...units.map(unit => ({ start: '', unit })), ...led].filter(({ unit }) => unit !== '')
}

type Part = AST.Node

function partsOf(pattern: RegExp): readonly Part[] {
  const parts: Part[] = []
  const keep = (part: Part) => void parts.push(part)
  visitRegExpAST(parseRegExpLiteral(pattern), {
    onAlternativeEnter: keep,
    onCharacterEnter: keep,
    onCharacterSetEnter: keep,
    onCharacterClassEnter: keep,
    onQuantifierEnter: keep,
  })
  return parts
}

function isBranch(part: Part): part is AST.Alternative {
  return part.type === 'Alternative'
}

function isRepetition(part: Part): part is AST.Quantifier {
  return part.type === 'Quantifier' && part.max > 1
}

/** One of each kind of character that expressions distinguish. */
const kinds = [...'aA1 -._é\n\t\u00a0"\'<>/:;,!«»(=#@%€–xzÀ']

/** The characters, of a few of each kind, that a part of one character matches. */
function charactersOf(part: Part, flags: string): string[] {
  if (part.type === 'Character') return [String.fromCodePoint(part.value)]
  if (part.type !== 'CharacterSet' && part.type !== 'CharacterClass') return []
  const matching = new RegExp(`^${part.raw}$`, flags.replace(/[gy]/g, ''))
  return [...kinds, ...part.raw].filter(character => matching.test(character))
}

/** What the repeated part may begin with. */
function startsOf(element: Part, flags: string): string[] {
  const characters = charactersOf(element, flags)
  if (characters.length > 0) return characters.slice(0, 4)
  const branches = 'alternatives' in element ? element.alternatives : []
  return branches.map(branch => sampleOf(branch, flags))
}

/** A short text that matches the part, its assertions apart. */
function sampleOf(part: Part, flags: string): string {
  if (part.type === 'Alternative') return part.elements.map(element => sampleOf(element, flags)).join('')
  if (part.type === 'Quantifier') return sampleOf(part.element, flags).repeat(Math.max(1, part.min))
  if (part.type === 'Group' || part.type === 'CapturingGroup')
    return sampleOf(part.alternatives[0] ?? part, flags)
  return charactersOf(part, flags)[0] ?? ''
}

/** A text that matches the whole expression by way of this branch. */
function sampleThrough(branch: AST.Alternative, flags: string): string {
  return around(branch, flags, sampleOf(branch, flags), true)
}

/** The text before a part in a match. */
function sampleUpTo(part: Part, flags: string): string {
  return around(part, flags, '', false)
}

function around(part: Part, flags: string, sample: string, whole: boolean): string {
  const { parent } = part
  if (!parent) return sample
  if (parent.type !== 'Alternative') return around(parent, flags, sample, whole)
  const elements: readonly Part[] = parent.elements
  const at = elements.indexOf(part)
  const text = (parts: readonly Part[]) => parts.map(one => sampleOf(one, flags)).join('')
  const after = whole ? text(elements.slice(at + 1)) : ''
  return around(parent, flags, text(elements.slice(0, at)) + sample + after, whole)
}
