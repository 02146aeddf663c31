import './Doubts.css'
import { uncertainties } from '#audit/judge/score.ts'
import { Inline } from '../../content/inline.tsx'
import { confidence } from '../../content/schemas/parts.ts'
import type { MethodologyWords } from './words.ts'

interface Props {
  readonly levels: MethodologyWords['confidence']['levels']
}

/** Each degree of confidence, over what its points may be off by on either side; without points, over a broken line. */
export function Doubts({ levels }: Props) {
  return (
    <dl className="doubts">
      {confidence.options.map(level => (
        <div key={level}>
          <dt>{levels[level].name}</dt>
          <dd>
            <svg width="100%" height="18" aria-hidden="true">
              {level === 'theoretical' ? (
                <path className="is-none" d="M0 9H9999" />
              ) : (
                <Doubt share={uncertainties[level]} />
              )}
            </svg>
            <Inline text={levels[level].text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** All rows have one ruler, half of the points to either side. */
function Doubt({ share }: { readonly share: number }) {
  return (
    <>
      <path className="is-ruler" d="M0 9H9999" />
      <line x1={`${50 - 100 * share}%`} x2={`${50 + 100 * share}%`} y1="9" y2="9" />
      <circle cx="50%" cy="9" r="6" />
    </>
  )
}
