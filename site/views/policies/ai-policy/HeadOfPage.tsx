import './HeadOfPage.css'
import { defaultAiConsent } from '#contracts/consent.ts'
import { Inline } from '../../../content/inline.tsx'
import { aiMetadata } from '../../../features/consent/ai-metadata.ts'
import type { AiPolicyWords } from './words.ts'

interface Props {
  readonly rows: NonNullable<AiPolicyWords['pages']['sections'][number]['rows']>
}

/** The tags as our pages send them to somebody who has not chosen; in the margin, what each says. */
export function HeadOfPage({ rows }: Props) {
  return (
    <div className="page-source">
      <p className="page-source-edge mono" aria-hidden="true" data-markdown-ignore>
        {'<head>'}
      </p>
      <dl>
        {rows.map(row => (
          <Tag key={row.name} {...row} />
        ))}
      </dl>
      <p className="page-source-edge mono" aria-hidden="true" data-markdown-ignore>
        {'</head>'}
      </p>
    </div>
  )
}

/** What a visitor may change its value to is a comment. */
function Tag({ name, values, text }: Props['rows'][number]) {
  const value = served[name]
  const others = values.filter(other => other !== value)
  return (
    <div>
      <dt className="mono" translate="no">
        <span>
          {`<meta name="${name}" content="`}
          <b>{value}</b>
          {'">'}
        </span>{' '}
        <i>{`<!-- ${others.join(' | ')} -->`}</i>
      </dt>
      <dd>
        <Inline text={text} />
      </dd>
    </div>
  )
}

const served: Readonly<Record<string, string>> = {
  ...aiMetadata(defaultAiConsent),
  // As in head/Metadata.astro.
  'citation-priority': 'medium',
}
