import type { Declaration } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { type DeclarationKind, declarationKinds } from '../read/site/declarations.ts'
import type { Site } from '../read/site/site-facts.ts'

/** The declarations of a site to machines, present or absent. None is worth a point. */
export function declarationsOf({ declarations }: Site): readonly Declaration[] {
  return declarationKinds.map(kind => {
    const evidence = declarations[kind]
    const { name, says } = forms[kind]
    const present = evidence.length > 0
    return { name, present, sentence: present ? says : absent(name), evidence }
  })
}

function absent(name: string): Bilingual {
  return {
    fr: `Le site ne publie rien sous cette forme (${name}). Cela ne coûte aucun point.`,
    en: `The site publishes nothing in this form (${name}). This costs no point.`,
  }
}

const forms: Readonly<Record<DeclarationKind, { readonly name: string; readonly says: Bilingual }>> = {
  llms: {
    name: 'llms.txt',
    says: {
      fr: 'Un plan du site en Markdown, à /llms.txt. Aucun moteur ne dit le lire pour citer.',
      en: 'A plan of the site in Markdown, at /llms.txt. No engine says that it reads it to cite.',
    },
  },
  'llms-full': {
    name: 'llms-full.txt',
    says: {
      fr: 'Le texte entier du site dans un seul fichier, à /llms-full.txt.',
      en: 'The whole text of the site in one file, at /llms-full.txt.',
    },
  },
  markdown: {
    name: 'Markdown',
    says: {
      fr: 'Les pages existent aussi en Markdown, annoncées par un lien ou servies sur demande.',
      en: 'The pages also exist in Markdown, announced by a link or served on request.',
    },
  },
  'content-signal': {
    name: 'Content-Signal',
    says: {
      fr: "robots.txt dit à quels usages les pages sont ouvertes : recherche, réponses, entraînement. C'est une demande, pas un verrou.",
      en: 'robots.txt says for which uses the pages are open: search, answers, training. It is a request, not a lock.',
    },
  },
  'content-usage': {
    name: 'Content-Usage',
    says: {
      fr: "Les préférences d'usage sont dites dans la forme que prépare l'IETF (AIPREF).",
      en: 'Preferences of use are stated in the form that the IETF is preparing (AIPREF).',
    },
  },
  tdmrep: {
    name: 'TDMRep',
    says: {
      fr: "Le site dit s'il réserve la fouille de textes et de données, comme le permet le droit européen.",
      en: 'The site says whether it reserves text and data mining, as European law allows.',
    },
  },
  'ai-txt': {
    name: 'ai.txt',
    says: {
      fr: 'Un fichier /ai.txt est publié. Aucun moteur ne dit le lire.',
      en: 'A file /ai.txt is published. No engine says that it reads it.',
    },
  },
  rsl: {
    name: 'RSL',
    says: {
      fr: 'Une licence lisible par les machines (RSL) est annoncée.',
      en: 'A machine-readable license (RSL) is announced.',
    },
  },
  'ai-catalog': {
    name: 'ai-catalog.json',
    says: {
      fr: 'Un catalogue de ressources pour agents est publié.',
      en: 'A catalog of resources for agents is published.',
    },
  },
  webmcp: {
    name: 'WebMCP',
    says: {
      fr: 'Une page offre des outils aux agents qui passent par un navigateur.',
      en: 'A page offers tools to agents that use a browser.',
    },
  },
}
