import { type PillarId, type PillarResult, pillarIds } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { findings } from './findings.ts'

const pillarNames: Readonly<Record<PillarId, Bilingual>> = {
  A: { fr: 'Accès des moteurs de réponse', en: 'Access for answer engines' },
  B: { fr: 'Lecture sans navigateur', en: 'Readable without a browser' },
  C: { fr: 'Preuves dans le texte', en: 'Evidence in the text' },
  D: { fr: 'Réponses et passages', en: 'Answers and passages' },
  E: { fr: 'Bases de la recherche', en: 'Search foundations' },
  F: { fr: 'Fraîcheur', en: 'Freshness' },
  G: { fr: 'Identité', en: 'Identity' },
  H: { fr: 'Données structurées', en: 'Structured data' },
}

/** The sums of the findings, so that a report agrees with itself. */
export const pillars: readonly PillarResult[] = pillarIds.map(pillar => {
  const own = findings.filter(finding => finding.pillar === pillar)
  const lost = own.toSorted((a, b) => b.maximum - b.points - (a.maximum - a.points))[0]
  return {
    pillar,
    name: pillarNames[pillar],
    points: own.reduce((sum, { points }) => sum + points, 0),
    maximum: own.reduce((sum, { maximum }) => sum + maximum, 0),
    heaviest: lost && lost.points < lost.maximum ? lost.sentence : null,
  }
})
