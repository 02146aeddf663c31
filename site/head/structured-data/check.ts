import type { DefinedTerm } from 'schema-dts'
import type { RubricCheck } from '../../content/rubric.ts'
import { pathOf } from '../../routes.ts'
import type { Place } from './place.ts'

/** A check of the rubric, as a term that the rubric defines. */
export function checkNode({ id, name, why }: RubricCheck, place: Place): DefinedTerm {
  const rubric = place.absolute(pathOf('scorecard', place.language))
  return {
    '@type': 'DefinedTerm',
    '@id': place.node('check'),
    name,
    description: why,
    termCode: id,
    url: place.address,
    inDefinedTermSet: rubric,
  }
}
