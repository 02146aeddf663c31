import axe from 'axe-core'

/**
 * The criteria of the RGAA that a rule of axe-core looks at, at least in part: "1.1", for instance. Our tests run these
 * rules (`tests/support/browser.ts`); experimental ones run nowhere.
 */
export function criteriaWithRules(): ReadonlySet<string> {
  const rules = axe.getRules(['RGAAv4']).filter(({ tags }) => !tags.includes('experimental'))
  const criteria = rules.flatMap(({ tags }) => tags.flatMap(tag => criterionTag.exec(tag)?.[1] ?? []))
  return new Set(criteria)
}

/** The tag of a test of a criterion: RGAA-1.1.3. */
const criterionTag = /^RGAA-(\d+\.\d+)\.\d+$/u
