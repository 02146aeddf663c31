import { shownPath } from '#contracts/addresses/shown-address.ts'
import type { Evidence, Finding, Verdict } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { frenchCount } from '#language/counts.ts'
import type { CheckResult, PageOutcome } from './run-checks.ts'
import { rounded } from './score.ts'

export function findingOf(result: CheckResult): Finding {
  const { check, pillar, points } = result
  const found = 'outcome' in result ? result.outcome : summary(result.outcomes, points.maximum)
  return {
    check: check.id,
    pillar,
    name: check.name,
    verdict: found.verdict,
    points: rounded(points.points),
    maximum: rounded(points.maximum),
    confidence: check.confidence,
    sentence: found.sentence,
    why: check.why,
    sources: check.sources,
    evidence: found.evidence,
    pages:
      'outcome' in result
        ? []
        : result.outcomes.map(({ page, verdict }) => ({ address: page.address, verdict })),
  }
}

interface Summary {
  readonly verdict: Verdict
  readonly sentence: Bilingual
  readonly evidence: readonly Evidence[]
}

/** One verdict for all pages, with the sentence of the page that loses the most. */
function summary(outcomes: readonly PageOutcome[], maximum: number): Summary {
  const thin = outcomes.filter(({ verdict }) => verdict === 'nothing-to-judge')
  const judged = outcomes.filter(({ share, verdict }) => share !== null && verdict !== 'nothing-to-judge')
  const isFlawless = judged.every(({ verdict }) => verdict === 'passed')
  if (maximum > 0 && isFlawless && thin[0]) {
    return {
      verdict: 'nothing-to-judge',
      sentence: tooLittle(thin[0], thin.length, outcomes.length),
      evidence: [],
    }
  }
  const verdict = verdictOf(outcomes, judged)
  // The sentence must be that of a page with this verdict, even when no page could be judged.
  const candidates = judged.length > 0 ? judged : outcomes.filter(outcome => outcome.verdict === verdict)
  const ordered = candidates.toSorted((one, other) => (one.share ?? 0) - (other.share ?? 0))
  const worst = ordered[0] ?? thin[0]
  return {
    verdict,
    sentence: worst ? sentenceOf(worst, judged, outcomes.length) : { fr: '', en: '' },
    evidence: ordered.flatMap(({ evidence }) => evidence.slice(0, 2)),
  }
}

function verdictOf(outcomes: readonly PageOutcome[], judged: readonly PageOutcome[]): Verdict {
  if (judged.length === 0)
    return outcomes.some(({ verdict }) => verdict === 'could-not-tell') ? 'could-not-tell' : 'not-applicable'
  if (judged.every(({ verdict }) => verdict === 'passed')) return 'passed'
  return judged.every(({ verdict }) => verdict === 'failed') ? 'failed' : 'partial'
}

function tooLittle(example: PageOutcome, thin: number, pages: number): Bilingual {
  if (pages === 1) return example.sentence
  if (thin === 1) return onlyOne(example)
  const path = shownPath(example.page.address)
  return {
    fr: `${thin} pages sur ${pages} ont trop peu à lire. Par exemple ${path} : ${example.sentence.fr}`,
    en: `${thin} of ${pages} pages have too little to read. For example ${path}: ${example.sentence.en}`,
  }
}

function sentenceOf(worst: PageOutcome, judged: readonly PageOutcome[], pages: number): Bilingual {
  if (pages === 1 || judged.length === 0) return worst.sentence
  if (judged.length === 1) return onlyOne(worst)
  const passed = judged.filter(({ verdict }) => verdict === 'passed').length
  const whole = judged.length
  if (passed === whole) return allPassed(whole, worst)
  const path = shownPath(worst.page.address)
  const count = flawless(passed, whole)
  return {
    fr: `${count.fr} La plus faible, ${path} : ${worst.sentence.fr}`,
    en: `${count.en} The weakest, ${path}: ${worst.sentence.en}`,
  }
}

/** The check applies to one page of several. */
function onlyOne({ page, sentence }: PageOutcome): Bilingual {
  const path = shownPath(page.address)
  return { fr: `Sur ${path} : ${sentence.fr}`, en: `On ${path}: ${sentence.en}` }
}

function flawless(passed: number, whole: number): Bilingual {
  if (passed === 0) {
    return {
      fr: `Aucune des ${whole} pages n'est sans reproche.`,
      en: `None of the ${whole} pages is without fault.`,
    }
  }
  return {
    fr: `${frenchCount(passed, 'page')} sur ${whole} ${passed < 2 ? 'est' : 'sont'} sans reproche.`,
    en: `Of ${whole} pages, ${passed} ${passed === 1 ? 'is' : 'are'} without fault.`,
  }
}

function allPassed(whole: number, example: PageOutcome): Bilingual {
  const path = shownPath(example.page.address)
  return {
    fr: `Les ${whole} pages concernées sont sans reproche. Sur ${path} : ${example.sentence.fr}`,
    en: `All ${whole} pages concerned are without fault. On ${path}: ${example.sentence.en}`,
  }
}
