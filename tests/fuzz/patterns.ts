import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')

/** A regular expression of ours, and where it is written. */
export interface Pattern {
  /** `audit/read/page/head.ts:71` */
  readonly place: string
  readonly pattern: RegExp
}

/**
 * Every regular expression of these folders, without tests and their helpers. One that is built from others
 * is recorded when its file is loaded: building one later is refused.
 */
export async function patternsOf(folders: readonly string[]): Promise<readonly Pattern[]> {
  const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).filter(
    file => !/\.test\.|\/testing\/|\/support\/|\.d\.ts$/.test(file),
  )
  const written = files.sort().map(writtenIn)
  const made = written.flatMap(({ made }) => made)
  return [...written.flatMap(({ patterns }) => patterns), ...(await madeAt(made))]
}

function writtenIn(file: string): { patterns: Pattern[]; made: string[] } {
  const patterns: Pattern[] = []
  const made: string[] = []
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const visit = (node: ts.Node): void => {
    const place = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) patterns.push({ place, pattern: ofLiteral(node.text) })
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') made.push(place)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { patterns, made }
}

function ofLiteral(text: string): RegExp {
  const end = text.lastIndexOf('/')
  return new RegExp(text.slice(1, end), text.slice(end + 1))
}

/** Loads the files in which expressions are built, and records where each is built. */
async function madeAt(places: readonly string[]): Promise<readonly Pattern[]> {
  const seen: Pattern[] = []
  const Original = globalThis.RegExp
  globalThis.RegExp = new Proxy(Original, {
    construct(target, parameters, newTarget) {
      const pattern = Reflect.construct(target, parameters, newTarget)
      seen.push(...placesOf(new Error().stack ?? '').map(place => ({ place, pattern })))
      return pattern
    },
  })
  try {
    for (const file of new Set(places.map(place => place.split(':')[0]))) await import(join(root, file ?? ''))
  } finally {
    globalThis.RegExp = Original
  }
  const unseen = places.filter(place => !seen.some(pattern => pattern.place === place))
  if (unseen.length > 0) {
    throw new Error(`Make these regular expressions when their file is loaded: ${unseen.join(', ')}`)
  }
  return seen.filter(({ place }) => places.includes(place))
}

function placesOf(stack: string): string[] {
  return [...stack.matchAll(/([^\s(]+\.tsx?):(\d+):\d+/g)].map(([, file = '', line]) => {
    return `${file.replace(`${root}/`, '').replace('file://', '')}:${line}`
  })
}
