import './Privacy.css'
import type { Language } from '#contracts/languages.ts'
import { Inline, Paragraph } from '../../../content/inline.tsx'
import { fill } from '../../../content/wording.ts'
import { MailCall } from '../MailCall.tsx'
import { PolicyPage } from '../PolicyPage.tsx'
import { PolicyPart } from '../PolicyPart.tsx'
import type { PolicyContext } from '../read-policy.ts'
import { Terms } from '../Terms.tsx'
import { Years, YearsAxis, years } from '../Years.tsx'
import { DeviceScene } from './DeviceScene.tsx'
import type { PrivacyWords } from './words.ts'

type Props = PolicyContext & { readonly words: PrivacyWords }

export function Privacy({ words: { notice, ...words }, ...context }: Props) {
  const { language } = context
  const { heading, caption, columns, rows, technical } = words.summary
  return (
    <PolicyPage
      {...context}
      words={words}
      end={<MailCall id="write" {...words.call} />}
      picture={<DeviceScene words={words.device} />}
      summary={
        <>
          <h2 id="in-short">{heading}</h2>
          <Collected label={heading} columns={columns} rows={rows} language={language} />
          <p className="privacy-caption">{fill(caption, { years })}</p>
          <details className="privacy-technical">
            <summary>{technical.name}</summary>
            <Collected label={technical.name} columns={columns} rows={technical.rows} language={language} />
          </details>
        </>
      }
    >
      <PolicyPart id="missing" heading={notice.heading} isMinor>
        <Paragraph text={notice.text} />
      </PolicyPart>
      {words.parts.map(({ id, heading, sections }) => (
        <PolicyPart key={id} id={id} heading={heading}>
          <Terms inShort={words.inShort} items={sections} />
        </PolicyPart>
      ))}
    </PolicyPage>
  )
}

interface CollectedProps extends Pick<PrivacyWords['summary'], 'columns' | 'rows'> {
  readonly label: string
  readonly language: Language
}

/** What is collected, what for, and for how long: in words and, where it is known to the day, on a line of years. */
function Collected({ label, columns, rows, language }: CollectedProps) {
  return (
    <table className="privacy-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{columns.data}</th>
          <th scope="col">{columns.purpose}</th>
          <th scope="col">
            {columns.period}
            {rows.some(({ kept }) => kept) && <YearsAxis language={language} />}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ data, purpose, period, condition, kept, yearsAfterContract }) => (
          <tr key={data}>
            <th scope="row">{data}</th>
            <td>{purpose}</td>
            <td>
              <b>
                <Inline text={period} />
              </b>{' '}
              {condition && (
                <span>
                  <Inline text={condition} />
                </span>
              )}
              <Years kept={kept} yearsAfterContract={yearsAfterContract} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
