import './Chance.css'
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
          <svg viewBox={`0 0 ${perRow * 10} ${rows * 10}`} width="750" height="300" aria-hidden="true">
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

const perRow = 50
const rows = 1000 / perRow

/** So many dots of dotted lines, from the left end of the first. */
function dots(count: number): string {
  return Array.from({ length: Math.ceil(count / perRow) }, (_row, index) => {
    // A dot at the very end of a line would not be drawn.
    const width = 10 * Math.min(perRow, count - perRow * index) - 9
    return `M5 ${5 + 10 * index}h${width}`
  }).join('')
}
