import '../../../styles/hatch.css'
import './Publisher.css'
import { Phones } from '../../../blocks/lists/AgencyFacts.tsx'
import { Inline } from '../../../content/inline.tsx'
import type { Agency } from '../../../content/schemas/agency.ts'
import type { LegalWords } from './words.ts'

interface Props extends Pick<Agency, 'phones' | 'legalNotice'> {
  readonly words: Omit<LegalWords['publisher'], 'label' | 'heading'>
}

/** The sheet of who publishes the site: their name first, and what the law asks for, hatched as long as it is missing. */
export function Publisher({ words, phones, legalNotice }: Props) {
  const { rows, phones: phoneName, asked, required, missing, notice } = words
  return (
    <div className="imprint drawn-on-sheet">
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt className="mono">{name}</dt>
            <dd>
              <Inline text={value} />
            </dd>
          </div>
        ))}
        <div>
          <dt className="mono">{phoneName}</dt>
          <dd>
            <Phones phones={phones} />
          </dd>
        </div>
      </dl>
      <div className="imprint-asked">
        <h3>{asked}</h3>
        <dl>
          {requiredNames.map(fact => (
            <div key={fact}>
              <dt>{required[fact]}</dt>
              {legalNotice[fact] ? (
                <dd>{legalNotice[fact]}</dd>
              ) : (
                <dd className="hatched">
                  <span>{missing}</span>
                </dd>
              )}
            </div>
          ))}
        </dl>
        {requiredNames.some(fact => !legalNotice[fact]) && (
          <p>
            <Inline text={notice} />
          </p>
        )}
      </div>
    </div>
  )
}

const requiredNames = ['form', 'registration', 'director', 'host'] as const
