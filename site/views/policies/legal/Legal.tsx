import { Pairs } from '../../../blocks/lists/Pairs.tsx'
import { Notice } from '../../../blocks/page/Notice.tsx'
import { Paragraph } from '../../../content/inline.tsx'
import { Facts } from '../Facts.tsx'
import { Clause, PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import type { LegalWords } from './words.ts'

type Props = PolicyContext & { readonly words: LegalWords }

export function Legal({ words, ...context }: Props) {
  const { summary, publisher, terms, disclaimers, contact } = words
  return (
    <PolicyPage
      {...context}
      words={words}
      summary={
        <>
          <h2>{summary.heading}</h2>
          <Facts items={asPairs(summary.rows)} areAnswers />
        </>
      }
      contents={[
        { id: 'publisher', name: publisher.heading },
        ...terms.sections.map(({ id, heading }) => ({ id, name: heading })),
        { id: 'disclaimers', name: disclaimers.heading },
        { id: 'contact', name: contact.heading },
      ]}
    >
      <Clause id="publisher" heading={publisher.heading}>
        <Pairs items={asPairs(publisher.rows)} />
        <Required {...publisher} />
      </Clause>
      <Clause id="terms" heading={terms.heading} isWide>
        {terms.sections.map(({ short, ...section }) => (
          <Clause key={section.id} level={3} {...section} short={{ label: terms.inShort, text: short }} />
        ))}
      </Clause>
      <Clause id="disclaimers" heading={disclaimers.heading} points={disclaimers.items} />
      <Clause id="contact" heading={contact.heading}>
        <Paragraph text={contact.text} />
      </Clause>
    </PolicyPage>
  )
}

/** What the law asks of a publisher besides; as long as some of it is missing, a sentence says so. */
function Required({ required, notice }: LegalWords['publisher']) {
  return notice ? <Notice {...notice} /> : <Pairs items={asPairs(required)} />
}

function asPairs(rows: LegalWords['summary']['rows']) {
  return rows.map(({ name, value }) => ({ name, text: value }))
}
