import './Misreadings.css'
import { Inline } from '../../content/inline.tsx'
import type { StatisticsProps } from './props.ts'

export function Misreadings({ words }: { readonly words: StatisticsProps['misreadings'] }) {
  return (
    <>
      <p>{words.text}</p>
      <dl className="misreadings">
        {words.items.map(({ claim, answer }) => (
          <div key={claim}>
            <dt>{claim}</dt>
            <dd>
              <Inline text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
