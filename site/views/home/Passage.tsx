import './Passage.css'
import type { HomeWords } from './words.ts'

interface Props {
  readonly words: HomeWords['what']['drawing']
  readonly scene: HomeWords['hero']['scene']
}

/** Two sentences leave a page: one arrives in an answer, the thread of the other breaks off. */
export function Passage({ words, scene }: Props) {
  return (
    <figure className="passage" data-markdown-ignore>
      <div className="passage-sheet">
        <span className="mono">
          {words.page}, {scene.note}
        </span>
        <hr />
        <b />
        <hr />
        <i />
        <hr />
      </div>
      <p>
        <mark>{words.taken}</mark>
      </p>
      <p>
        <span className="mono">{words.stays}</span>
        {words.left}
      </p>
      <div className="passage-sheet">
        <span className="mono">{scene.caption}</span>
        <hr />
        <b>
          <sup className="ref">
            <span>1</span>
          </sup>
        </b>
        <hr />
        <span className="mono">1 · {scene.slips[1].site}</span>
      </div>
    </figure>
  )
}
