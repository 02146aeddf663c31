import './Chance.css'
import { dottedLines } from '../../blocks/data/dotted-lines.ts'
import { Paragraph } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import type { Shares } from './shares.ts'
import type { FaqWords } from './words.ts'

interface Props {
  readonly words: FaqWords['chance']
  readonly shares: Shares
}

/** A thousand citations, a dot for each: those that a single run gave a site, and those that the mean of all gives it. */
export function Chance({ words, shares }: Props) {
  const { single, mean } = shares
  return (
    <>
      <Paragraph text={fill(words.text, { ...shares })} />
      <div className="chance">
        <dl>
          <div>
            <dt>{words.single}</dt>
            <dd>{single}</dd>
          </div>
          <div>
            <dt>{words.mean}</dt>
            <dd>{mean}</dd>
          </div>
        </dl>
        <figure>
          <svg viewBox={`0 0 ${perLine * 10} ${lines * 10}`} width="750" height="300" aria-hidden="true">
            <path d={dots(1000)} />
            <path className="single" d={dots(single)} />
            <path className="hollow" d={dots(single)} />
            <path className="mean" d={dots(mean)} />
          </svg>
          <figcaption>{words.caption}</figcaption>
        </figure>
      </div>
    </>
  )
}

const perLine = 50
const lines = 1000 / perLine

function dots(count: number): string {
  return dottedLines(count, { perLine, from: [5, 5], step: [10, 10] })
}
