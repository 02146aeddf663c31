/** Where the proposals of the day want a site to declare things to machines, beside `/llms.txt`. */
export const declaredFiles = {
  llmsFull: '/llms-full.txt',
  tdmRep: '/.well-known/tdmrep.json',
  aiTxt: '/ai.txt',
  aiCatalog: '/.well-known/ai-catalog.json',
} as const
