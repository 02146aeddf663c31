/** Files by which sites declare things to machines, according to present proposals, besides `/llms.txt`. */
export type DeclaredFile = 'llmsFull' | 'tdmRep' | 'aiTxt' | 'aiCatalog'

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
