import './IndexLink.css'

/** The anchor of a page's index. */
export const indexId = 'index'

interface Props {
  readonly words: string
  /** The chapter that is being read, said by its number, and by its title where there is room. */
  readonly chapter?: { readonly number: number; readonly title: string }
}

/** The way back to the index of a long page, in the header for as long as the element of class `indexed` that it ends is read. */
export function IndexLink({ words, chapter }: Props) {
  return (
    <div className="index-rail" data-markdown-ignore>
      <p className="index-link">
        <a
          className="button button-line"
          href={`#${indexId}`}
          aria-label={chapter ? `${words} ↑ ${chapter.number} ${chapter.title}` : words}
        >
          <span>{chapter ? `↑ ${chapter.number}` : '↑'}</span> <span>{chapter?.title ?? words}</span>
        </a>
      </p>
    </div>
  )
}
