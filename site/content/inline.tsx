import { Fragment, type ReactNode } from 'react'
import { marks } from './marks.ts'
import { referenceAnchor } from './references.ts'

/**
 * The marks that an author may use in a text: `**strong**`, `*emphasis*`, `==citable passage==`,
 * `[words](address)` and `[[1.2]]`, the second reference to source 1. Page ids and names of sources were
 * replaced by addresses and numbers when the content was read (`references.ts`).
 */
export function Inline({ text }: { readonly text: string }): ReactNode {
  return inlineNodes(text)
}

function inlineNodes(text: string): ReactNode {
  const nodes: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    nodes.push(text.slice(end, match.index), markNode(match.groups ?? {}))
    end = match.index + match[0].length
  }
  nodes.push(text.slice(end))
  // The nodes of a text never move: their position is a sound key.
  return nodes.map((node, index) => <Fragment key={String(index)}>{node}</Fragment>)
}

function markNode(groups: Readonly<Record<string, string | undefined>>): ReactNode {
  const { strong, emphasis, highlight, source, count, words, address } = groups
  if (strong) return <strong>{inlineNodes(strong)}</strong>
  if (emphasis) return <em>{inlineNodes(emphasis)}</em>
  if (highlight) return <mark>{inlineNodes(highlight)}</mark>
  if (source && count) return <Reference source={source} count={count} />
  return <a href={address}>{words}</a>
}

/** A reference mark. “Source 2” reads the same in both languages. */
function Reference({ source, count }: { readonly source: string; readonly count: string }) {
  return (
    <sup className="ref" id={referenceAnchor(source, count)}>
      <a href={`#source-${source}`} aria-label={`Source ${source}`}>
        {source}
      </a>
    </sup>
  )
}
