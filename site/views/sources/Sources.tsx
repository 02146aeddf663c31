import './Sources.css'
import { counted } from '#language/counts.ts'
import { DataTable } from '../../blocks/data/DataTable.tsx'
import { ExplainedList } from '../../blocks/lists/ExplainedList.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import { SignedHead } from '../../blocks/opening/SignedHead.tsx'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { authorPart, relatedPart } from '../../blocks/page/closing-parts.tsx'
import { IndexLink, indexId } from '../../blocks/page/IndexLink.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { Inline, Paragraph } from '../../content/inline.tsx'
import { verifications } from '../../content/schemas/source.ts'
import { fill } from '../../content/wording.ts'
import { type PageId, pathOf } from '../../routes.ts'
import { BibliographyList } from './BibliographyList.tsx'
import type { BibliographyEntry } from './bibliography.ts'
import { SourceYears } from './SourceYears.tsx'
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
    ...methodParts(props),
    ...useParts(props),
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
      <div>
        <NumberedSections parts={parts} sources={[]} labels={labels.sources} />
        <IndexLink words={labels.contents} />
      </div>
      <CallStrip {...page.correction} address={`mailto:${mailbox}`} />
    </div>
  )
}

/** How many sources were read, quoted, not read yet, or are ours, for the text about checking them. */
function readings(all: readonly BibliographyEntry[]): Readonly<Record<string, number>> {
  return {
    all: all.length,
    read: countOf('read', all),
    quoted: countOf('quoted', all),
    recalled: countOf('to-reopen', all),
    own: countOf('own', all),
  }
}

function countOf(how: BibliographyEntry['verified'], all: readonly BibliographyEntry[]): number {
  return all.filter(({ verified }) => verified === how).length
}

function methodParts({
  page: { methodology, verification, verified },
  known,
  others,
}: Props): readonly Part[] {
  return [
    {
      ...methodology,
      id: 'methodology',
      isTinted: true,
      children: (
        <>
          <p>{methodology.text}</p>
          <ExplainedList items={methodology.steps} numbered inRow />
          <Paragraph text={methodology.exception} />
        </>
      ),
    },
    {
      ...verification,
      id: 'verification',
      children: (
        <>
          <p>{fill(verification.text, readings([...known, ...others]))}</p>
          <ul className="checklist">
            {verification.items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Pairs items={verifications.map(id => verified[id])} />
        </>
      ),
    },
  ]
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
        {name} <span className="mono">{entries.length}</span>
      </p>
      <Fold summary={`${name} (${entries.length})`} isOnPhones>
        <BibliographyList entries={entries} page={page} context={context} />
      </Fold>
    </div>
  )
}

function useParts({ page, context: { language } }: Props): readonly Part[] {
  const { rubric, guidelines, team, cadence } = page
  return [
    {
      ...rubric,
      // The address under which the rubric has been cited.
      id: 'benchmark-v3-1',
      children: (
        <>
          <p>{rubric.text}</p>
          <PageLink page="methodology" language={language} words={rubric.action} />
        </>
      ),
    },
    {
      ...guidelines,
      id: 'guidelines',
      children: (
        <>
          <Pairs items={guidelines.items.map(({ title, text }) => ({ name: title, text }))} />
          <PageLink page="contact" language={language} words={guidelines.action} />
        </>
      ),
    },
    {
      ...team,
      id: 'team',
      children: (
        <>
          <p>{team.text}</p>
          <DataTable
            label={team.heading}
            columns={[team.columns.role, team.columns.duty, team.columns.checks]}
            rows={team.cards.map(({ role, duty, checks }) => [role, duty, checks])}
          />
        </>
      ),
    },
    {
      ...cadence,
      id: 'cadence',
      children: (
        <>
          <Pairs items={cadence.items.map(({ when, text }) => ({ name: when, text }))} />
          <p>{cadence.next}</p>
        </>
      ),
    },
  ]
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
