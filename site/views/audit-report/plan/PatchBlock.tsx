import './PatchBlock.css'
import type { Patch } from '#contracts/audit-report.ts'
import { fill } from '../../../content/wording.ts'
import type { PartProps } from '../report.ts'

interface PatchBlockProps extends Pick<PartProps, 'words'> {
  readonly patch: Patch
  readonly number: number
}

/** A text to copy: removed text is struck through, new text is highlighted. Only the new text is copied. */
export function PatchBlock({ patch, number, words }: PatchBlockProps) {
  return (
    <>
      <div className="patch-head">
        <span className="mono" translate="no">
          {patch.place}
        </span>
        <button
          type="button"
          className="button button-line"
          data-needs-script
          data-copy={`patch-${number}`}
          data-done={words.actions.copied}
        >
          {words.actions.copy}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="patch" tabIndex={0} aria-label={fill(words.fixes.patch, { number })}>
        <pre translate="no">
          {patch.removed && (
            <>
              <del>{patch.removed}</del>
              {'\n'}
            </>
          )}
          <ins id={`patch-${number}`}>{patch.added}</ins>
        </pre>
      </section>
    </>
  )
}
