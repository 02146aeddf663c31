import type { CrawlerPurpose } from '#contracts/audit-report.ts'
import { type Crawler, crawlers } from '#contracts/crawlers.ts'
import { PartsList, PartsRuler } from '../../blocks/data/PartsRuler.tsx'
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
  const purposes = Object.keys(words.purposes) as readonly CrawlerPurpose[]
  const parts = [
    answeredPart('choice', words.choice),
    filePart(words),
    ...purposes.map(purpose => purposePart(purpose, words, names)),
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
      <Purposes words={words} names={names} />
      <NumberedSections parts={parts} sources={sources} labels={labels.sources} />
      <AuditCall words={words.call} language={language} />
      <CopyToast words={words.groups.copied} />
    </div>
  )
}

/** How many crawlers come for what. */
function Purposes({ words, names }: Pick<Props, 'words' | 'names'>) {
  const purposes = Object.keys(words.purposes) as readonly CrawlerPurpose[]
  const parts = purposes.map(id => ({
    id,
    name: names[id].name,
    size: crawlersFor(id).length,
    href: `#${id}`,
  }))
  return (
    <Tinted>
      <PartsRuler parts={parts} caption={words.shares} />
      <PartsList parts={parts} />
    </Tinted>
  )
}

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
  const { heading, text } = words.purposes[purpose]
  return {
    id: purpose,
    label: names[purpose].name,
    heading,
    words: words.purposes[purpose],
    children: (
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
    ),
  }
}

/** No group without a crawler to name in it. */
function Rules({ purpose, words }: { readonly purpose: CrawlerPurpose; readonly words: CrawlersWords }) {
  const { allow, refuse, copy } = words.groups
  return (
    <div className="rules-pair">
      {(
        [
          ['allow', allow],
          ['refuse', refuse],
        ] as const
      )
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
  )
}

function groupOf(purpose: CrawlerPurpose, rule: Group['rule'], words: CrawlersWords): Group {
  return { comment: words.purposes[purpose].comment, crawlers: crawlersFor(purpose), rule }
}

function crawlersFor(purpose: CrawlerPurpose): readonly Crawler[] {
  return crawlers.filter(crawler => crawler.purpose === purpose)
}
