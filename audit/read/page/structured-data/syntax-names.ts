import type { StructuredNode } from '../page-facts.ts'

export const syntaxNames: Readonly<Record<StructuredNode['syntax'], string>> = {
  'json-ld': 'JSON-LD',
  microdata: 'microdata',
  rdfa: 'RDFa',
}

/** The place of a property, in words. */
export function placeOf({ syntax, types: [type = ''] }: StructuredNode, property: string): string {
  return `${syntaxNames[syntax]} ${type}.${property}`
}
