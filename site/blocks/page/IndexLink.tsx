import './IndexLink.css'

/** The anchor of a page's index. */
export const indexId = 'index'

/** The way back to the index of a long page, in the header for as long as the element that it ends is read. */
export function IndexLink({ words }: { readonly words: string }) {
  return (
    <div className="index-rail" data-markdown-ignore>
      <p className="index-link">
        <a className="button button-line" href={`#${indexId}`} aria-label={words}>
          <span>↑</span> <span>{words}</span>
        </a>
      </p>
    </div>
  )
}
