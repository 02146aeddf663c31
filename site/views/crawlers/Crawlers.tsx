import '../../blocks/passages/LinesApart.css'
import './Crawlers.css'
import { type CrawlerPurpose, crawlerPurposes } from '#contracts/audit-report.ts'
import { type Crawler, crawlers } from '#contracts/crawlers.ts'
import { DegreeLegend } from '../../blocks/data/DegreeLegend.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import type { Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { answerPart } from '../../blocks/passages/AnswerBlock.tsx'
import { CopyToast } from '../../blocks/passages/CopyToast.tsx'
import { CopyableLines } from '../../blocks/passages/Lines.tsx'
import { SignedPage } from '../../blocks/signed/SignedPage.tsx'
import { Paragraph } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import { CrawlerIndex, PromiseCounts } from './CrawlerIndex.tsx'
import type { PurposeNames } from './CrawlerTable.tsx'
import { PurposeIndex } from './PurposeIndex.tsx'
import { fileText, type Group, rulesText, tokensFor } from './rules.ts'
import { VisitScene } from './VisitScene.tsx'
import type { CrawlersWords } from './words.ts'

interface Props {
  readonly words: CrawlersWords
  readonly names: PurposeNames
  readonly context: PageContext
}

/** Every crawler by what it comes for, and the lines of robots.txt that allow or refuse it. */
export function Crawlers({ words, names, context }: Props) {
  return (
    <SignedPage
      words={{ ...words, lead: fill(words.lead, { count: crawlers.length }) }}
      context={context}
      parts={[
        answerPart('choice', words.choice, context.labels),
        filePart(words),
        ...frequent.map(purpose => purposePart(purpose, words, names)),
        othersPart(words),
        checkPart(words, context),
      ]}
      end={<CopyToast words={words.groups.copied} />}
    >
      <Tinted isInked>
        <DegreeLegend question={words.columns.obeys} words={words.degrees} />
        <PurposeIndex
          rows={[...frequent, ...others].map(id => ({
            id,
            name: names[id].name,
            crawlers: crawlersFor(id),
            effect: words.purposes[id].effect,
          }))}
          heads={words.index}
          caption={words.shares}
        />
      </Tinted>
    </SignedPage>
  )
}

/** What most crawlers come for, each a part of the page; the rest share one. */
const frequent: readonly CrawlerPurpose[] = ['search', 'user-action', 'training']
const others = crawlerPurposes.filter(purpose => !frequent.includes(purpose))

function filePart(words: CrawlersWords): Part {
  const { label, heading, text, name, everyone } = words.file
  const groups = [
    groupOf('search', 'allow', words),
    groupOf('user-action', 'allow', words),
    groupOf('training', 'refuse', words),
  ]
  const file = fileText(groups, everyone)
  return {
    id: 'file',
    label,
    heading,
    children: (
      <>
        <Paragraph text={text} />
        <CopyableLines name={name} text={file} copy={words.groups.copy} more={words.groups.more} isApart />
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
    children: <Purpose purpose={purpose} words={words} />,
  }
}

function othersPart(words: CrawlersWords): Part {
  return {
    ...words.others,
    id: 'others',
    words: others.map(purpose => words.purposes[purpose]),
    children: (
      <div className="crawler-groups">
        {others.map(purpose => (
          <div key={purpose} id={purpose}>
            <h3>{words.purposes[purpose].heading}</h3>
            <Paragraph text={words.purposes[purpose].text} />
            {purpose !== 'other' && <Rules purpose={purpose} words={words} />}
            <CrawlerIndex crawlers={crawlersFor(purpose)} words={words} />
          </div>
        ))}
      </div>
    ),
  }
}

function checkPart({ check }: CrawlersWords, { labels }: PageContext): Part {
  const part = answerPart('check', check, labels)
  return {
    ...part,
    children: (
      <>
        {part.children}
        <div className="visits">
          <VisitScene words={check.picture} />
        </div>
      </>
    ),
  }
}

interface PurposeProps extends Pick<Props, 'words'> {
  readonly purpose: CrawlerPurpose
}

function Purpose({ purpose, words }: PurposeProps) {
  const crawlers = crawlersFor(purpose)
  return (
    <>
      <Paragraph text={words.purposes[purpose].text} />
      <Rules purpose={purpose} words={words} />
      <PromiseCounts crawlers={crawlers} words={words} />
      <CrawlerIndex crawlers={crawlers} words={words} />
    </>
  )
}

/** No group without a crawler to name in it. */
function Rules({ purpose, words }: PurposeProps) {
  const { lines, allow, refuse, copy } = words.groups
  const rules = [
    ['allow', allow],
    ['refuse', refuse],
  ] as const
  return (
    <Fold
      summary={
        <span>
          {lines}
          <span className="visually-hidden"> {words.purposes[purpose].comment}</span>
        </span>
      }
    >
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
    </Fold>
  )
}

function groupOf(purpose: CrawlerPurpose, rule: Group['rule'], words: CrawlersWords): Group {
  return { comment: words.purposes[purpose].comment, crawlers: crawlersFor(purpose), rule }
}

function crawlersFor(purpose: CrawlerPurpose): readonly Crawler[] {
  return crawlers.filter(crawler => crawler.purpose === purpose)
}
