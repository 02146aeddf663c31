import { Pairs } from '../../../blocks/lists/Pairs.tsx'
import { Paragraph } from '../../../content/inline.tsx'
import { Facts } from '../Facts.tsx'
import { Clause, PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import { Deadlines } from './Deadlines.tsx'
import type { LegalWords } from './words.ts'

type Props = PolicyContext & { readonly words: LegalWords }

export function Legal({ words, ...context }: Props) {
  const { notice, ...rest } = words
  const { summary, publisher, terms, disclaimers, contact } = rest
  return (
    <PolicyPage
      {...context}
      words={rest}
      picture={<Deadlines words={words.deadlines} />}
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
        <Pairs items={[...asPairs(publisher.rows), ...requiredRows(publisher, notice)]} />
      </Clause>
      <Clause id="terms" heading={terms.heading} body={[terms.text]} />
      {terms.sections.map(({ short, ...section }) => (
        <Clause
          key={section.id}
          level={3}
          {...section}
          short={{ label: terms.inShort, text: short }}
          fold="closed"
        />
      ))}
      <Clause id="disclaimers" heading={disclaimers.heading} points={disclaimers.items} />
      <Clause id="contact" heading={contact.heading}>
        <Paragraph text={contact.text} />
      </Clause>
    </PolicyPage>
  )
}

/** What the law asks for; one row names it all until nothing is missing. */
function requiredRows({ required, awaited }: LegalWords['publisher'], notice: string | undefined) {
  if (!notice) return asPairs(required)
  const [first = '', ...others] = required.map(({ name }) => name)
  return [{ name: awaited, text: `${[first, ...others.map(withinSentence)].join(', ')}. ${notice}` }]
}

function withinSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

function asPairs(rows: LegalWords['summary']['rows']) {
  return rows.map(({ name, value }) => ({ name, text: value }))
}
