import './PointsAccount.css'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import type { PartProps } from '../report.ts'
import { AccountBar, AccountSwatch, accountParts } from './AccountBar.tsx'
import type { Account } from './account.ts'

interface Props extends Omit<PartProps, 'report'> {
  readonly account: Account
}

/** Where every point of the rubric went, drawn to scale and added up. */
export function PointsAccount({ account, words: { pillars }, language }: Props) {
  const terms = accountParts.filter(part => part === 'won' || account[part] > 0)
  return (
    <figure className="account">
      <AccountBar account={account} outOf={account.whole}>
        <pattern id="account-hatch" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" stroke="var(--ink-3)" />
        </pattern>
      </AccountBar>
      <dl>
        {terms.map((part, index) => (
          <div key={part}>
            <dt>
              <AccountSwatch part={part} /> {counted(pillars.account[part], account[part], language)}
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
