import './PointsAccount.css'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import type { PartProps } from '../report.ts'
import { Sign, type Signed } from '../Tag.tsx'
import { AccountBar, accountParts } from './AccountBar.tsx'
import type { Account } from './account.ts'

interface Props extends Omit<PartProps, 'report'> {
  readonly account: Account
}

/** Where every point of the rubric went, drawn to scale and added up. */
export function PointsAccount({ account, words: { pillars }, language }: Props) {
  const terms = accountParts.filter(part => part === 'won' || account[part] > 0)
  return (
    <figure className="account">
      <AccountBar account={account} />
      <dl>
        {terms.map((part, index) => (
          <div key={part}>
            <dt>
              <Sign of={signs[part]} /> {counted(pillars.account[part], account[part], language)}
            </dt>{' '}
            <dd>
              {index > 0 && '+ '}
              {figure(account[part], language)}
            </dd>
          </div>
        ))}
        <div>
          <dt>{pillars.account.whole}</dt> <dd>= {figure(account.whole, language)}</dd>
        </div>
      </dl>
    </figure>
  )
}

const signs: Readonly<Record<(typeof accountParts)[number], Signed>> = {
  won: 'present',
  lost: 'absent',
  unmeasured: 'could-not-tell',
  aside: 'not-applicable',
}
