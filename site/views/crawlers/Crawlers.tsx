import { type CrawlerPurpose, crawlerPurposes } from '#contracts/audit-report.ts'
import { type Crawler, crawlers } from '#contracts/crawlers.ts'
import { AuditCall } from '../../blocks/page/AuditCall.tsx'
import { closingParts } from '../../blocks/page/closing-parts.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import { PageHead } from '../../blocks/page/PageHead.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import { CopyableLines } from '../../blocks/passages/CopyableLines.tsx'
import { CopyToast } from '../../blocks/passages/CopyToast.tsx'
import { Inline } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import { CrawlerTable, type PurposeNames } from './CrawlerTable.tsx'
import { PurposeIndex } from './PurposeIndex.tsx'
import { fileText, type Group, rulesText, tokensFor } from './rules.ts'
import type { CrawlersWords } from './words.ts'

interface Props {
  readonly words: CrawlersWords
  readonly names: PurposeNames
  readonly context: PageContext
}

/** Every crawler by what it comes for, and the lines of robots.txt that allow or refuse it. */
export function Crawlers({ words, names, context }: Props) {
  const { language, labels, sources, author } = context
  const parts = [
    answeredPart('choice', words.choice),
    filePart(words),
    ...frequent.map(purpose => purposePart(purpose, words, names)),
    othersPart(words, names),
    answeredPart('check', words.check),
    ...closingParts(words, context),
  ]
  return (
    <div className="wrap">
      <PageHead
        heading={words.heading}
        lead={fill(words.lead, { count: crawlers.length })}
        signed={{ language, updated: words.updated, author: author.name, labels }}
      />
      <Tinted>
        <PurposeIndex
          rows={[...frequent, ...others].map(id => ({
            id,
            name: names[id].name,
            crawlers: crawlersFor(id),
          }))}
          caption={words.shares}
        />
      </Tinted>
      <NumberedSections parts={parts} sources={sources} labels={labels.sources} />
      <AuditCall words={words.call} language={language} />
      <CopyToast words={words.groups.copied} />
    </div>
  )
}

/** What most crawlers come for, each a part of the page; the rest share one. */
const frequent: readonly CrawlerPurpose[] = ['search', 'user-action', 'training']
const others = crawlerPurposes.filter(purpose => !frequent.includes(purpose))

function answeredPart(id: string, words: CrawlersWords['choice']): Part {
  const { label, heading, answer, body } = words
  return {
    id,
    label,
    heading,
    words,
    children: <AnswerBlock topic={heading} chunkId={`${id}-answer`} answer={answer} body={body} />,
  }
}

function filePart(words: CrawlersWords): Part {
  const { label, heading, text, name, everyone } = words.file
  const groups = [
    groupOf('search', 'allow', words),
    groupOf('user-action', 'allow', words),
    groupOf('training', 'refuse', words),
  ]
  return {
    id: 'file',
    label,
    heading,
    children: (
      <>
        <p>
          <Inline text={text} />
        </p>
        <CopyableLines name={name} text={fileText(groups, everyone)} copy={words.groups.copy} />
      </>
    ),
  }
}

function purposePart(purpose: CrawlerPurpose, words: CrawlersWords, names: PurposeNames): Part {
  const { heading } = words.purposes[purpose]
  return {
    id: purpose,
    label: names[purpose].name,
    heading,
    words: words.purposes[purpose],
    children: <Purpose purpose={purpose} words={words} names={names} />,
  }
}

function othersPart(words: CrawlersWords, names: PurposeNames): Part {
  return {
    ...words.others,
    id: 'others',
    words: others.map(purpose => words.purposes[purpose]),
    children: others.map(purpose => (
      <section key={purpose} className="crawler-others" id={purpose}>
        <h3>{words.purposes[purpose].heading}</h3>
        <Purpose purpose={purpose} words={words} names={names} />
      </section>
    )),
  }
}

interface PurposeProps extends Pick<Props, 'words' | 'names'> {
  readonly purpose: CrawlerPurpose
}

function Purpose({ purpose, words, names }: PurposeProps) {
  const { heading, text } = words.purposes[purpose]
  return (
    <>
      <p>
        <Inline text={text} />
      </p>
      <CrawlerTable
        label={heading}
        crawlers={crawlersFor(purpose)}
        columns={['operator', 'feeds', 'obeys', 'known']}
        words={words}
        purposes={names}
      />
      {purpose !== 'other' && <Rules purpose={purpose} words={words} />}
    </>
  )
}

/** No group without a crawler to name in it. */
function Rules({ purpose, words }: Omit<PurposeProps, 'names'>) {
  const { lines, allow, refuse, copy } = words.groups
  const rules = [
    ['allow', allow],
    ['refuse', refuse],
  ] as const
  return (
    <details className="crawler-rules">
      <summary>
        {lines}
        <span className="visually-hidden"> {words.purposes[purpose].comment}</span>
      </summary>
      <div className="rules-pair">
        {rules
          .filter(([rule]) => tokensFor(crawlersFor(purpose), rule).length > 0)
          .map(([rule, name]) => (
            <CopyableLines
              key={rule}
              name={name}
              text={rulesText([groupOf(purpose, rule, words)])}
              copy={copy}
            />
          ))}
      </div>
    </details>
  )
}

function groupOf(purpose: CrawlerPurpose, rule: Group['rule'], words: CrawlersWords): Group {
  return { comment: words.purposes[purpose].comment, crawlers: crawlersFor(purpose), rule }
}

function crawlersFor(purpose: CrawlerPurpose): readonly Crawler[] {
  return crawlers.filter(crawler => crawler.purpose === purpose)
}
