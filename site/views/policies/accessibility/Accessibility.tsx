import './Accessibility.css'
import { Degree } from '../../../blocks/data/Degree.tsx'
import { MailCall } from '../MailCall.tsx'
import { Clause, PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import { ContrastScene } from './ContrastScene.tsx'
import { Criteria } from './Criteria.tsx'
import { Facts } from './Facts.tsx'
import type { AccessibilityWords } from './words.ts'

type Props = PolicyContext & { readonly words: AccessibilityWords }

/** What of the site was tested for everyone's use, when and how, and what was not. */
export function Accessibility({ words, ...context }: Props) {
  const { summary, contrasts, tests, criteria, barrier } = words
  return (
    <PolicyPage
      {...context}
      words={words}
      picture={<ContrastScene words={contrasts} language={context.language} />}
      summary={
        <>
          <h2>{summary.heading}</h2>
          <Facts rows={summary.rows} />
        </>
      }
      first={
        <Clause id="tested" heading={tests.heading} lead={tests.lead} isWide>
          <div className="tests">
            <Tests name={tests.always} rows={tests.rows.filter(({ isDone }) => isDone)} isDone />
            <Tests name={tests.never} rows={tests.rows.filter(({ isDone }) => !isDone)} />
          </div>
        </Clause>
      }
      end={<MailCall id="barrier" {...barrier} />}
    >
      <Criteria words={criteria} />
    </PolicyPage>
  )
}

interface TestsProps extends Pick<AccessibilityWords['tests'], 'rows'> {
  readonly name: string
  readonly isDone?: boolean
}

/** A full disc for what every version goes through; what was never done has a broken ring and broken rules. */
function Tests({ name, rows, isDone = false }: TestsProps) {
  return (
    <div className={isDone ? undefined : 'are-missing'}>
      <h3>
        <span className="tests-count" data-markdown-ignore>
          {rows.length}{' '}
        </span>
        {name}
      </h3>
      <ul>
        {rows.map(({ name: test, scope }) => (
          <li key={test}>
            <Degree of={isDone ? 'yes' : 'unknown'} />
            <p>
              <strong>{test}</strong> <span>{scope}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
