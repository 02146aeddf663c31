import './IndexLink.css'

/** The anchor of a page's index. */
export const indexId = 'index'

/**
 * The way back to the index of a long page, in reach for as long as the element that it ends is in the window: one
 * that begins below the index is not in its way.
 */
export function IndexLink({ words }: { readonly words: string }) {
  return (
    <p className="index-link" data-markdown-ignore>
      <a className="button button-line" href={`#${indexId}`}>
        <span aria-hidden="true">↑</span> {words}
      </a>
    </p>
  )
}
