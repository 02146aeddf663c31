import './Passage.css'
import type { HomeWords } from './words.ts'

interface Props {
  readonly words: HomeWords['what']['drawing']
  readonly scene: HomeWords['hero']['scene']
}

/** A sentence on its way from a page into an answer. The sentence alone is written out: it alone is reused. */
export function Passage({ words, scene }: Props) {
  return (
    <figure className="passage" role="img" aria-label={words.label} data-markdown-ignore>
      <div className="passage-sheet">
        <span className="mono">{words.page}</span>
        <hr />
        <b />
        <hr />
      </div>
      <p>
        <mark>{scene.cited}</mark>
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
