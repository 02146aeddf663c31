import './Profiles.css'
import type { PageRole } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import { counted } from '#language/counts.ts'
import { Degree } from '../../blocks/data/Degree.tsx'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import type { Rubric } from '../../content/rubric.ts'
import { fill } from '../../content/wording.ts'
import type { ScorecardWords } from './words.ts'

interface Props {
  readonly words: ScorecardWords['profiles']
  readonly roles: Readonly<Record<PageRole, string>>
  readonly rubric: Rubric
  readonly language: Language
}

/**
 * The kinds of page that are spared some checks: one disc for each check that not every kind is asked, under the letter
 * of its pillar, so that the rows compare; unfolded, the names of those that are spared.
 */
export function Profiles({ words, roles, rubric: { pillars, profiles }, language }: Props) {
  const spared = pillars
    .map(({ id, checks }) => ({
      id,
      checks: checks.filter(check => profiles.some(({ without }) => without.includes(check.id))),
    }))
    .filter(({ checks }) => checks.length > 0)
  const checks = spared.flatMap(pillar => pillar.checks)
  return (
    <>
      <p>{words.text}</p>
      <p className="profile-legend">{words.legend}</p>
      <ul className="profiles">
        {profiles.map(({ role, why, without }) => (
          <li key={role}>
            <h3>{roles[role]}</h3>
            <p>{why}</p>
            <p className="profile-discs" aria-hidden="true" data-markdown-ignore>
              {spared.map(pillar => (
                <span key={pillar.id}>
                  <b className="mono">{pillar.id}</b>
                  {pillar.checks.map(({ id }) => (
                    <Degree key={id} of={without.includes(id) ? 'no' : 'yes'} />
                  ))}
                </span>
              ))}
            </p>
            <Fold summary={fill(counted(words.spared, without.length, language), { count: without.length })}>
              <DashedList items={checks.filter(({ id }) => without.includes(id)).map(({ name }) => name)} />
            </Fold>
          </li>
        ))}
      </ul>
    </>
  )
}
