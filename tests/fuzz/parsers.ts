import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')

/** An exported function that reads what strangers wrote. */
export interface Parser {
  /** `audit/read/robots/robots-groups.ts#parseRobots` */
  readonly name: string
  /** As they are declared: `typed: string`, `{ status, failure }: Exchange`. */
  readonly parameters: readonly Parameter[]
  /** Loads its file, and returns the function. */
  load(): Promise<(...values: readonly unknown[]) => unknown>
}

export interface Parameter {
  readonly name: string
  /** Its default where no type is written: `= false`. */
  readonly type: string
}

/**
 * Every exported function below these folders, without tests. They are read from the source, so that none
 * is forgotten.
 */
export function parsersIn(folders: readonly string[]): readonly Parser[] {
  return globSync(`{${folders.join(',')}}/**/*.ts`, { cwd: root })
    .filter(file => !/\.test\.|\/testing\/|\.d\.ts$/.test(file))
    .sort()
    .flatMap(file => functionsOf(file).map(declared => parserOf(file, declared)))
}

function functionsOf(file: string): readonly ts.FunctionDeclaration[] {
  const text = readFileSync(join(root, file), 'utf8')
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return statements
    .filter(ts.isFunctionDeclaration)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
}

function parserOf(file: string, declared: ts.FunctionDeclaration): Parser {
  const name = declared.name?.text ?? ''
  return {
    name: `${file}#${name}`,
    parameters: declared.parameters.map(({ name, type, initializer, dotDotDotToken }) => ({
      name: name.getText(),
      type: `${dotDotDotToken ? '...' : ''}${type?.getText() ?? `= ${initializer?.getText()}`}`.replaceAll(
        /\s+/g,
        ' ',
      ),
    })),
    async load() {
      const module: Record<string, unknown> = await import(join(root, file))
      const parser = module[name]
      if (typeof parser !== 'function') throw new Error(`${file} exports no function ${name}.`)
      return (...values) => parser(...values)
    },
  }
}
