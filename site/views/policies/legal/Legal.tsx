import './Legal.css'
import { Pairs } from '../../../blocks/lists/Pairs.tsx'
import { relatedPart } from '../../../blocks/page/closing-parts.tsx'
import { NumberedSections, type Part } from '../../../blocks/page/NumberedSections.tsx'
import { SignedHead } from '../../../blocks/signed/SignedHead.tsx'
import type { Agency } from '../../../content/schemas/agency.ts'
import { MailCall } from '../MailCall.tsx'
import type { PolicyContext } from '../read-policy.ts'
import { Terms } from '../Terms.tsx'
import { Deadlines } from './Deadlines.tsx'
import { Essentials } from './Essentials.tsx'
import { Publisher } from './Publisher.tsx'
import type { LegalWords } from './words.ts'

interface Props extends PolicyContext {
  readonly words: LegalWords
  readonly publisher: Pick<Agency, 'phones' | 'legalNotice'>
}

/** Who publishes the site, the essentials of the terms, then each clause in a sentence over its whole text. */
export function Legal({ words, publisher, language, agency, labels, pageNames }: Props) {
  const { summary, deadlines, terms, disclaimers, contact } = words
  const parts: readonly Part[] = [
    {
      id: 'publisher',
      ...headingsOf(words.publisher),
      isInked: true,
      children: <Publisher words={words.publisher} {...publisher} />,
    },
    {
      id: 'summary',
      ...headingsOf(summary),
      children: <Essentials rows={summary.rows} clauses={terms.sections} />,
    },
    {
      id: 'deadlines',
      ...headingsOf(deadlines),
      isTinted: true,
      children: <Deadlines rows={deadlines.rows} language={language} />,
    },
    {
      id: 'terms',
      ...headingsOf(terms),
      children: (
        <>
          <p>{terms.text}</p>
          <div className="term-columns">
            <Terms inShort={terms.inShort} items={terms.sections} />
          </div>
        </>
      ),
    },
    {
      id: 'disclaimers',
      ...headingsOf(disclaimers),
      isTinted: true,
      children: <Pairs items={disclaimers.items} />,
    },
    relatedPart(words.related, { language, labels, names: pageNames }),
  ]
  return (
    <div className="legal wrap">
      <SignedHead words={words} author={agency} context={{ language, labels }} />
      <NumberedSections parts={parts} sources={[]} labels={labels.sources} />
      <MailCall id="contact" {...contact} />
    </div>
  )
}

function headingsOf({ label, heading }: Pick<Part, 'label'> & { readonly heading: string }) {
  return { label, heading }
}
