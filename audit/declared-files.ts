/** The files in which the proposals of the day have a site declare things to machines, beside `/llms.txt`. */
export type DeclaredFile = 'llmsFull' | 'tdmRep' | 'aiTxt' | 'aiCatalog'

/** What comes of the path of each. */
export function forEachDeclaredFile<Result>(
  resultOf: (path: string) => Result,
): Readonly<Record<DeclaredFile, Result>> {
  return {
    llmsFull: resultOf('/llms-full.txt'),
    tdmRep: resultOf('/.well-known/tdmrep.json'),
    aiTxt: resultOf('/ai.txt'),
    aiCatalog: resultOf('/.well-known/ai-catalog.json'),
  }
}
