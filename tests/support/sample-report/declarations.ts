import type { Declaration, ReadDocument } from '#contracts/audit-report.ts'
import { site } from './findings.ts'

export const declarations: readonly Declaration[] = [
  {
    name: 'llms.txt',
    present: true,
    sentence: {
      fr: 'Un plan du site en Markdown, à /llms.txt. Aucun moteur ne dit le lire pour citer.',
      en: 'A plan of the site in Markdown, at /llms.txt. No engine says that it reads it to cite.',
    },
    evidence: [{ address: `${site}/llms.txt`, where: '/llms.txt', quote: '# Cabinet Lumière' }],
  },
  {
    name: 'TDMRep',
    present: false,
    sentence: {
      fr: 'Le site ne publie rien sous cette forme (TDMRep). Cela ne coûte aucun point.',
      en: 'The site publishes nothing in this form (TDMRep). This costs no point.',
    },
    evidence: [],
  },
]

export const documents: readonly ReadDocument[] = [
  {
    address: `${site}/robots.txt`,
    agent: null,
    status: 200,
    bytes: 412,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    readAt: '2026-03-12T13:05:02.410Z',
  },
  {
    address: `${site}/`,
    agent: null,
    status: 200,
    bytes: 48_210,
    sha256: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
    readAt: '2026-03-12T13:05:03.020Z',
  },
]
