import type { StructuredNode } from '../page-facts.ts'

export const syntaxNames: Readonly<Record<StructuredNode['syntax'], string>> = {
  'json-ld': 'JSON-LD',
  microdata: 'microdata',
  rdfa: 'RDFa',
}

/** Where a property of an object stands, in words. */
export function placeOf({ syntax, types: [type = ''] }: StructuredNode, property: string): string {
  return `${syntaxNames[syntax]} ${type}.${property}`
}
