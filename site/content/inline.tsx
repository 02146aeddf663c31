import { Fragment, type ReactNode } from 'react'
import { marks } from './marks.ts'
import { referenceAnchor } from './references.ts'

/**
 * The marks that an author may use in a text: `**strong**`, `*emphasis*`, `==citable passage==`,
 * `` `command` ``, `[words](address)` and `[[1.2]]`, the second reference to source 1. Page ids and names of sources were
 * replaced by addresses and numbers when the content was read (`references.ts`).
 */
export function Inline({ text }: { readonly text: string }): ReactNode {
  return inlineNodes(text)
}

/** A text that may quote others, so without marks: only its names are kept whole. */
export function WholeNames({ text }: { readonly text: string }): ReactNode {
  return unmoved(unbroken(text))
}

export function Paragraph({ text }: { readonly text: string }) {
  return <p>{inlineNodes(text)}</p>
}

export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map(text => <Paragraph key={text} text={text} />)
}

function inlineNodes(text: string): ReactNode {
  const nodes: ReactNode[] = []
  let end = 0
  let isAfterReference = false
  for (const match of text.matchAll(marks)) {
    const { groups = {}, index } = match
    const isNext = isAfterReference && index === end
    nodes.push(...unbroken(text.slice(end, index)), markNode(groups, isNext))
    end = index + match[0].length
    isAfterReference = groups['source'] !== undefined
  }
  nodes.push(...unbroken(text.slice(end)))
  return unmoved(nodes)
}

/** The nodes of a text never move: their position is a sound key. */
function unmoved(nodes: readonly ReactNode[]): ReactNode {
  return nodes.map((node, index) => <Fragment key={String(index)}>{node}</Fragment>)
}

/**
 * A text in which no line ends at the hyphen of a name. An invisible character would do it too, and would be copied
 * into the robots.txt of a reader.
 */
function unbroken(text: string): ReactNode[] {
  return text.split(hyphenated).map((part, index) => (index % 2 === 0 ? part : wholeName(part)))
}

function wholeName(name: string): ReactNode {
  return <span className="whole">{name}</span>
}

/** OAI-SearchBot, GEO-16; e-mail, C-SEO; llms-full.txt; __Host-consent, ai-input, max-snippet; short words of French; some of English. */
const hyphenated = new RegExp(
  `(?<![\\p{L}\\d-])(${[
    /\p{Lu}[\p{L}\d]{0,30}(?:-[\p{Lu}\d][\p{L}\d]{0,30})+/u,
    /\p{L}-\p{L}{2,30}/u,
    /[a-z]{1,30}-[a-z]{1,30}\.[a-z]{2,4}/u,
    /(?:__Host|ai|max|data)(?:-[a-z]{3,30})+/u,
    /(?:ci|au)-desso?us|sous-traitants?|(?:AI|cloud)-native|quelques-une?s|(?:[nv]ous|lui|soi|eux|elles?)-mêmes?|en-têtes?|pare-feux?|mots?-clés?|fan-out|co-authors?|cited-pages?|(?:peer|machine)-re(?:viewed|adable)/u,
  ]
    .map(({ source }) => source)
    .join('|')})(?![\\p{L}\\d-])`,
  'gu',
)

function markNode(groups: Readonly<Record<string, string | undefined>>, isNext: boolean): ReactNode {
  const { strong, emphasis, highlight, code, source, count, words, address } = groups
  if (strong) return <strong>{inlineNodes(strong)}</strong>
  if (emphasis) return <em>{inlineNodes(emphasis)}</em>
  if (highlight) return <mark>{inlineNodes(highlight)}</mark>
  if (code) return <Command text={code} />
  if (source && count) return <Reference source={source} count={count} isNext={isNext} />
  return <a href={address}>{words && <WholeNames text={words} />}</a>
}

/** Something to type: no line ends within one of its words. */
function Command({ text }: { readonly text: string }) {
  return (
    <code className="mono" translate="no">
      {text.split(' ').map((word, index) => (
        // The words of a command never move.
        <Fragment key={String(index)}>
          {index > 0 && ' '}
          {wholeName(word)}
        </Fragment>
      ))}
    </code>
  )
}

interface ReferenceProps {
  readonly source: string
  readonly count: string
  /** Whether another mark stands right before it. */
  readonly isNext: boolean
}

/** A reference mark. “Source 2” reads the same in both languages. */
function Reference({ source, count, isNext }: ReferenceProps) {
  return (
    <sup className={isNext ? 'ref ref-next' : 'ref'} id={referenceAnchor(source, count)}>
      <a href={`#source-${source}`} aria-label={`Source ${source}`}>
        {source}
      </a>
    </sup>
  )
}
