import './Sources.css'
import { counted } from '#language/counts.ts'
import { ExplainedList } from '../../blocks/lists/ExplainedList.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import { Subsection } from '../../blocks/lists/Subsection.tsx'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { authorPart, relatedPart } from '../../blocks/page/closing-parts.tsx'
import { IndexLink, indexId } from '../../blocks/page/IndexLink.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { SignedHead } from '../../blocks/signed/SignedHead.tsx'
import { Inline, Paragraph } from '../../content/inline.tsx'
import { type PageId, pathOf } from '../../routes.ts'
import { BibliographyList } from './BibliographyList.tsx'
import type { BibliographyEntry } from './bibliography.ts'
import { ReadingSign } from './ReadingSign.tsx'
import { byReading, SourceYears } from './SourceYears.tsx'
import type { SourcesWords } from './words.ts'

interface Props {
  readonly page: SourcesWords
  readonly known: readonly BibliographyEntry[]
  readonly others: readonly BibliographyEntry[]
  readonly context: PageContext
  /** Where errors are reported. */
  readonly mailbox: string
}

/** The bibliography of the site, how it is made and checked, and links to every page that cites it. */
export function Sources(props: Props) {
  const { page, context, mailbox } = props
  const { labels, author } = context
  const parts = [
    ...listParts(props),
    methodPart(props),
    housePart(props),
    authorPart(page.lastReviewed, context),
    relatedPart(page.related, context),
  ]
  return (
    <div className="sources-page wrap">
      <SignedHead words={page} author={author.name} context={context}>
        <p className="method-text">
          <Inline text={page.promise} />
        </p>
      </SignedHead>
      <Tinted isInked>
        <SourceYears page={page} sources={[...props.known, ...props.others]} />
      </Tinted>
      <div className="indexed">
        <NumberedSections parts={parts} sources={[]} labels={labels.sources} />
        <IndexLink words={labels.contents} />
      </div>
      <CallStrip {...page.correction} address={`mailto:${mailbox}`} />
    </div>
  )
}

function methodPart({ page: { methodology, verification } }: Props): Part {
  return {
    ...methodology,
    id: 'methodology',
    isTinted: true,
    children: (
      <>
        <p>{methodology.text}</p>
        <ExplainedList items={methodology.steps} numbered inRow />
        <Paragraph text={methodology.exception} />
        <Subsection id="verification" heading={verification.heading}>
          <ul className="checklist">
            {verification.items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Subsection>
      </>
    ),
  }
}

function listParts({ page, known, others, context }: Props): readonly Part[] {
  return [
    {
      ...page.list,
      id: 'known',
      children: (
        <>
          <p>{page.list.text}</p>
          <BibliographyList entries={known} page={page} context={context} isTold />
        </>
      ),
    },
    {
      ...page.all,
      id: 'bibliography',
      children: (
        <>
          <p>{page.all.text}</p>
          <div id={indexId}>
            {[...Map.groupBy(others, ({ type }) => type)].map(([type, entries]) => (
              <OfType key={type} type={type} entries={entries} page={page} context={context} />
            ))}
          </div>
        </>
      ),
    },
  ]
}

interface OfTypeProps extends Pick<Props, 'page' | 'context'> {
  readonly type: BibliographyEntry['type']
  readonly entries: readonly BibliographyEntry[]
}

/** The works of one type: their name stays beside them, or unfolds them on a phone. */
function OfType({ type, entries, page, context }: OfTypeProps) {
  const name = counted(page.groups[type], entries.length, context.language)
  return (
    <div className="bibliography-group">
      <p aria-hidden="true" data-markdown-ignore>
        <b>{entries.length}</b> {name}
        <Readings of={entries} />
      </p>
      <Fold
        summary={
          <>
            {name} ({entries.length}) <Readings of={entries} />
          </>
        }
        isOnPhones
      >
        <BibliographyList entries={entries} page={page} context={context} />
      </Fold>
    </div>
  )
}

/** A disc for each of them, as in the picture of all. */
function Readings({ of }: { readonly of: readonly BibliographyEntry[] }) {
  return (
    <span className="readings" aria-hidden="true" data-markdown-ignore>
      {of.toSorted(byReading).map(({ id, verified }) => (
        <ReadingSign key={id} of={verified} />
      ))}
    </span>
  )
}

function housePart({ page, context: { language } }: Props): Part {
  const { house, rubric, guidelines, team, cadence } = page
  return {
    ...house,
    id: 'house',
    children: (
      <div className="house-rules">
        {/* The address under which the rubric has been cited. */}
        <Subsection id="benchmark-v3-1" heading={rubric.heading}>
          <p>{rubric.text}</p>
          <PageLink page="methodology" language={language} words={rubric.action} />
        </Subsection>
        <Subsection id="guidelines" heading={guidelines.heading}>
          <Pairs items={guidelines.items.map(({ title, text }) => ({ name: title, text }))} />
          <PageLink page="contact" language={language} words={guidelines.action} />
        </Subsection>
        <Subsection id="cadence" heading={cadence.heading}>
          <Pairs items={cadence.items.map(({ when, text }) => ({ name: when, text }))} />
          <p>{cadence.next}</p>
        </Subsection>
        <Subsection id="team" heading={team.heading}>
          <p>{team.text}</p>
          <Pairs
            items={team.cards.map(({ role, duty, checks }) => ({ name: role, text: `${duty} ${checks}` }))}
          />
        </Subsection>
      </div>
    ),
  }
}

interface PageLinkProps {
  readonly page: PageId
  readonly language: PageContext['language']
  readonly words: string
}

function PageLink({ page, language, words }: PageLinkProps) {
  return (
    <p>
      <a href={pathOf(page, language)}>{words}</a>
    </p>
  )
}
