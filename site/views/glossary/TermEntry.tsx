import '../../blocks/passages/AnswerBlock.css'
import type { ReactNode } from 'react'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { AiContentBlock } from '../../blocks/passages/AiContentBlock.tsx'
import type { SceneWords } from '../../blocks/scenes/words.ts'
import { SourceNotes, sourcesBySection } from '../../blocks/sources/SourceNotes.tsx'
import { Inline } from '../../content/inline.tsx'
import { firstSentence, plainText } from '../../content/marks.ts'
import type { Entry } from '../../content/read.ts'
import type { Term } from '../../content/schemas/term.ts'
import { pathOf } from '../../routes.ts'
import { TermDrawing } from './TermDrawing.tsx'
import { TermPlace } from './TermPlace.tsx'
import type { GlossaryWords } from './words.ts'

/** A term whose other sources than those its definition calls have become marks. */
export type ShownTerm = Entry<Omit<Term, 'sources'>> & { readonly sources: string }

interface Props {
  readonly term: ShownTerm
  /** Every term, to name those that are related. */
  readonly all: readonly ShownTerm[]
  /** The terms that the picture of the page has, and what they do in it. */
  readonly slips: SceneWords['terms']['slips']
  readonly page: GlossaryWords
  readonly context: PageContext
}

/**
 * A term and its definition, its sources in the margin; unfolded, where it comes from, how it is used and its place
 * among others. A phone shows its first sentence, and unfolds all.
 */
export function TermEntry({ term, all, slips, page, context }: Props) {
  const { id, term: name, definition } = term
  const own = ownPage(term)
  const expansion = unsaid(term)
  const first = firstSentence(definition)
  const rest = definition.slice(first.length) + term.sources
  return (
    <div className={own ? 'term is-large' : 'term'} id={id}>
      <dt>
        <dfn>{own ? <a href={pathOf(own, context.language)}>{name}</a> : name}</dfn>{' '}
        {expansion && <span>{expansion}</span>}
        <TermPlace term={name} slips={slips} />
        <TermDrawing id={id} words={page.drawn} />
      </dt>
      <dd>
        <AiContentBlock type="definition" topic={name} chunkId={`${id}-definition`}>
          <p className="answer">
            <Inline text={id === subject ? `==${first}==` : first} />
            <span className="term-rest">
              <Inline text={rest} />
            </span>
          </p>
        </AiContentBlock>
        <div className="margin">
          <SourceNotes
            sources={sourcesBySection([[first, rest]], context.sources).flat()}
            labels={context.labels.sources}
            anchored={false}
          />
        </div>
        <details open={id === subject}>
          <summary>
            {page.labels.details} <span className="visually-hidden">{name}</span>
          </summary>
          <Details term={term} all={all} page={page} context={context} />
          <button className="copy" type="button" data-copy={plainText(definition)} data-needs-script>
            {context.labels.definition.copy}
            <span className="visually-hidden"> {name}</span>
          </button>
        </details>
      </dd>
    </div>
  )
}

/** The word that all others serve: unfolded, and highlighted. */
const subject = 'geo'

/** The page that defines it at length: `definition-ai-native` for `ai-native-marketing`. */
export function ownPage({ id, seeAlso }: ShownTerm) {
  return seeAlso.find(({ page }) => page?.startsWith('definition-') && `definition-${id}`.startsWith(page))
    ?.page
}

/** What an acronym stands for, in English and in French, without what its definition says of it. */
function unsaid({ expansion, definition }: ShownTerm): string | undefined {
  return expansion
    ?.split(/,\s|\s:\s/u)
    .filter(part => !definition.includes(part))
    .join(', ')
}

function Details({
  term,
  all,
  page: { labels, categories },
  context: { language, labels: blocks },
}: Omit<Props, 'slips'>) {
  const { etymology, examples, synonyms, antonyms, category, difficulty } = term
  return (
    <dl className="term-details">
      <Detail name={labels.etymology}>
        <Inline text={etymology} />
      </Detail>
      <Detail name={labels.examples}>
        {examples.map(example => (
          <span key={example}>
            <Inline text={example} />{' '}
          </span>
        ))}
      </Detail>
      {synonyms && <Detail name={labels.synonyms}>{synonyms}</Detail>}
      {antonyms && <Detail name={labels.antonyms}>{antonyms}</Detail>}
      <LinkList name={labels.relatedTerms} links={relatedTo(term, all)} />
      <LinkList name={labels.seeAlso} links={furtherReading(term, language)} />
      <Detail name={labels.category}>
        {categories[category]}, {blocks.levels[difficulty]}
        {!term.listedIn && `. ${labels.more}`}
      </Detail>
    </dl>
  )
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface Link {
  readonly address: string
  readonly words: string
}

function LinkList({ name, links }: { readonly name: string; readonly links: readonly Link[] }) {
  if (links.length === 0) return null
  return (
    <Detail name={name}>
      <ul>
        {links.map(({ address, words }) => (
          <li key={address}>
            <a href={address}>{words}</a>
          </li>
        ))}
      </ul>
    </Detail>
  )
}

function relatedTo({ relatedTerms }: ShownTerm, all: readonly ShownTerm[]): readonly Link[] {
  return all
    .filter(({ id }) => relatedTerms.includes(id))
    .map(({ id, term }) => ({ address: `#${id}`, words: term }))
}

/** Pages of the site, and addresses elsewhere. */
function furtherReading({ seeAlso }: ShownTerm, language: PageContext['language']): readonly Link[] {
  return seeAlso.flatMap(({ term, page, url }) => {
    const address = page ? pathOf(page, language) : url
    return address ? [{ address, words: term }] : []
  })
}
