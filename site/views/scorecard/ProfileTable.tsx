import '../../blocks/data/WholeTable.css'
import './ProfileTable.css'
import type { PageRole } from '#contracts/audit-report.ts'
import { Degree } from '../../blocks/data/Degree.tsx'
import type { Rubric } from '../../content/rubric.ts'
import type { ScorecardWords } from './words.ts'

interface Props {
  readonly words: ScorecardWords['profiles']
  readonly roles: Readonly<Record<PageRole, string>>
  readonly rubric: Rubric
}

/** The checks that not every kind of page is asked, in the order of the rubric, and which kind is spared them. */
export function ProfileTable({ words, roles, rubric }: Props) {
  const { pillars, profiles } = rubric
  const checks = pillars
    .flatMap(pillar => pillar.checks)
    .filter(({ id }) => profiles.some(({ without }) => without.includes(id)))
  return (
    <figure className="profiles">
      <table className="whole-table" aria-label={words.heading}>
        <thead>
          <tr>
            <th scope="col">{words.check}</th>
            {profiles.map(({ role }) => (
              <th key={role} scope="col">
                <span>{roles[role]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {checks.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {profiles.map(({ role, without }) => (
                <td key={role}>
                  {!without.includes(id) && <Degree of="yes" />}
                  <span className="visually-hidden">{without.includes(id) ? words.spared : words.asked}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{words.legend}</figcaption>
    </figure>
  )
}
