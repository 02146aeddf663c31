import './Passage.css'
import { Call } from './Scene.tsx'
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
        <span className="mono">{words.page}</span>
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
        <span className="mono whole">{scene.caption}</span>
        <hr />
        <b>
          <Call letter="a" />
        </b>
        <hr />
        <span className="mono">a · {scene.slips[1].site}</span>
      </div>
    </figure>
  )
}
