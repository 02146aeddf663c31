import './Glossary.css'
import '../../blocks/page/Tinted.css'
import type { ReactNode } from 'react'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { closingParts } from '../../blocks/page/closing-parts.tsx'
import { IndexLink, indexId } from '../../blocks/page/IndexLink.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { CopyToast } from '../../blocks/passages/CopyToast.tsx'
import { TermsScene } from '../../blocks/scenes/TermsScene.tsx'
import type { SceneWords } from '../../blocks/scenes/words.ts'
import { SignedHead } from '../../blocks/signed/SignedHead.tsx'
import { Paragraph, WholeNames } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import { pathOf } from '../../routes.ts'
import { byLetter } from './alphabet.ts'
import { ownPage, type ShownTerm, TermEntry } from './TermEntry.tsx'
import type { GlossaryWords } from './words.ts'

interface Props {
  readonly page: GlossaryWords
  readonly terms: readonly ShownTerm[]
  readonly context: PageContext
  readonly scene: SceneWords['terms']
}

/** The words of the trade from A to Z, each with an address of its own. */
export function Glossary(props: Props) {
  const { page, terms, context } = props
  const { language, labels, sources, author } = context
  return (
    <div className="wrap glossary">
      <SignedHead words={page} author={author.name} context={context} />
      <TermIndex words={page.index} terms={terms} />
      <NumberedSections
        parts={[...partsOf(props), ...closingParts(page, context)]}
        sources={sources}
        labels={labels.sources}
      />
      <CallStrip {...page.missing} address={pathOf('contact', language)} />
      <CopyToast words={labels.definition.copied} />
    </div>
  )
}

function partsOf({ page, terms, context, scene }: Props): readonly Part[] {
  return [
    {
      id: 'scene',
      ...page.scene,
      isTinted: true,
      children: (
        <>
          <p>{page.scene.text}</p>
          <div className="terms-scene">
            <TermsScene words={scene} />
            <ScenePlaces slips={scene.slips} terms={terms} />
          </div>
        </>
      ),
    },
    {
      id: 'terms',
      ...page.index,
      children: (
        <div className="indexed">
          {byLetter(terms).map(({ letter, terms: own }) => (
            <Letter key={letter} letter={letter}>
              {own.map(term => (
                <TermEntry
                  key={term.id}
                  term={term}
                  all={terms}
                  slips={scene.slips}
                  page={page}
                  context={context}
                />
              ))}
            </Letter>
          ))}
          <IndexLink words={context.labels.contents} />
        </div>
      ),
    },
    {
      id: 'usage',
      ...page.disputed,
      words: page.disputed,
      children: (
        <>
          <Paragraph text={page.disputed.text} />
          <p>{page.reuse}</p>
        </>
      ),
    },
  ]
}

function Letter({ letter, children }: { readonly letter: string; readonly children: ReactNode }) {
  return (
    <section className="letter" aria-labelledby={`letter-${letter}`}>
      <h3 id={`letter-${letter}`}>{letter}</h3>
      <dl>{children}</dl>
    </section>
  )
}

interface ScenePlacesProps {
  readonly slips: SceneWords['terms']['slips']
  readonly terms: readonly ShownTerm[]
}

/** The terms of the picture, at the ends of its threads. */
function ScenePlaces({ slips, terms }: ScenePlacesProps) {
  return (
    <ol className="scene-places" data-markdown-ignore>
      {slips.map(({ name, text }) => (
        <li key={name}>
          <a href={`#${terms.find(({ term }) => term === name)?.id}`}>{name}</a> {text}
        </li>
      ))}
    </ol>
  )
}

interface TermIndexProps {
  readonly words: GlossaryWords['index']
  readonly terms: readonly ShownTerm[]
}

/** Every term by letter, in bold those that have a page of their own. */
function TermIndex({ words, terms }: TermIndexProps) {
  return (
    <nav className="term-index inked" id={indexId} aria-label={words.label}>
      <ul>
        {byLetter(terms).map(({ letter, terms }) => (
          <li key={letter}>
            <a className="term-letter" href={`#letter-${letter}`}>
              {letter}
            </a>
            <ul>
              {terms.map(term => (
                <li key={term.id}>
                  <a href={`#${term.id}`}>
                    <Term name={term.term} isOwn={ownPage(term) !== undefined} />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p>{fill(words.first, { count: terms.filter(term => ownPage(term)).length })}</p>
    </nav>
  )
}

function Term({ name, isOwn }: { readonly name: string; readonly isOwn: boolean }) {
  const whole = <WholeNames text={name} />
  return isOwn ? <b>{whole}</b> : whole
}
