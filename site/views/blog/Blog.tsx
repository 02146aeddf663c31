import './Blog.css'
import '../../styles/night.css'
import '../../blocks/page/Tinted.css'
import type { Language } from '#contracts/languages.ts'
import { FindingPicture } from '../../blocks/findings/FindingPicture.tsx'
import { PageHead } from '../../blocks/opening/PageHead.tsx'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { DateWithin } from '../../blocks/page/DateWithin.tsx'
import type { Article } from '../../content/schemas/article.ts'
import { pathOf } from '../../routes.ts'
import { IntervalPicture } from './IntervalPicture.tsx'
import type { BlogWords } from './words.ts'

interface Props {
  readonly words: BlogWords
  readonly articles: readonly Article[]
  readonly language: Language
}

export function Blog({ words, articles, language }: Props) {
  const [newest, ...others] = articles
  return (
    <div className="wrap blog">
      <PageHead heading={words.heading} lead={words.lead} />
      {newest && <Newest article={newest} labels={words.labels} language={language} />}
      <ul className="articles">
        {others.map(article => (
          <li key={article.page} className="grid">
            <FindingPicture statistic={article.statistic} />
            <Figure statistic={article.statistic} />
            <Summary article={article} language={language} />
            <Facts article={article} labels={words.labels} language={language} />
          </li>
        ))}
      </ul>
      <CallStrip {...words.call} address={pathOf('contact', language)} />
    </div>
  )
}

interface ArticleProps {
  readonly article: Article
  readonly labels: BlogWords['labels']
  readonly language: Language
}

/** The newest article, with its figure. */
function Newest({ article, labels, language }: ArticleProps) {
  const { value, counted, scope, chart } = article.statistic
  return (
    <div className="newest inked grid">
      <Summary article={article} language={language} />
      <Facts article={article} labels={labels} language={language} />
      <div className="newest-figures">
        <p className="article-figure">{value}</p>
        <p className="newest-statement">{counted}</p>
        <IntervalPicture chart={chart} language={language} />
        <p className="mono">{scope}</p>
      </div>
    </div>
  )
}

/** One that goes around without proof is struck out before the one that was measured. */
function Figure({ statistic: { value, counted, claim } }: { readonly statistic: Article['statistic'] }) {
  return (
    <div className="article-counts">
      {claim && (
        <div>
          <p className="article-figure">
            <del>{claim.value}</del>
          </p>
          <p className="mono">{claim.name}</p>
        </div>
      )}
      <div>
        <p className="article-figure">{value}</p>
        <p className="mono">{counted}</p>
      </div>
    </div>
  )
}

function Summary({ article: { page, heading, summary }, language }: Omit<ArticleProps, 'labels'>) {
  return (
    <div className="article-summary">
      <a href={pathOf(page, language)}>
        <h2>{heading}</h2>
      </a>
      <p>{summary}</p>
    </div>
  )
}

function Facts({ article: { category, date, updated, readTime }, labels, language }: ArticleProps) {
  return (
    <p className="article-facts mono">
      {category}, {labels.readTime.replace('{minutes}', String(readTime))} ·{' '}
      <DateWithin text={labels.published} date={date} language={language} />
      {updated !== date && (
        <>
          {' '}
          · <DateWithin text={labels.updated} date={updated} language={language} />
        </>
      )}
    </p>
  )
}
