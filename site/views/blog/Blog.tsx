import './Blog.css'
import type { Language } from '#contracts/languages.ts'
import { ShareChart } from '../../blocks/data/ShareChart.tsx'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { DateWithin } from '../../blocks/page/DateWithin.tsx'
import { PageHead } from '../../blocks/page/PageHead.tsx'
import type { Article } from '../../content/schemas/article.ts'
import { pathOf } from '../../routes.ts'
import type { BlogWords } from './words.ts'

interface Props {
  readonly words: BlogWords
  readonly articles: readonly Article[]
  readonly language: Language
}

export function Blog({ words, articles, language }: Props) {
  return (
    <div className="wrap">
      <PageHead heading={words.heading} lead={words.lead} />
      <ul className="articles">
        {articles.map((article, index) => (
          <li key={article.page} className="grid">
            <ArticleLine article={article} isFirst={index === 0} labels={words.labels} language={language} />
          </li>
        ))}
      </ul>
      <CallStrip {...words.call} address={pathOf('contact', language)} />
    </div>
  )
}

interface ArticleLineProps {
  readonly article: Article
  /** The newest, which shows its figures. */
  readonly isFirst: boolean
  readonly labels: BlogWords['labels']
  readonly language: Language
}

function ArticleLine({ article, isFirst, labels, language }: ArticleLineProps) {
  const { page, heading, summary, category, date, updated, readTime, statistic } = article
  const { chart } = statistic
  return (
    <>
      <p className="article-category mono">
        <span>{category}</span> <span>{labels.readTime.replace('{minutes}', String(readTime))}</span>
      </p>
      <div className="article-summary">
        <a href={pathOf(page, language)}>
          <h2>{heading}</h2>
        </a>
        <p>{summary}</p>
        {isFirst && (
          <ShareChart chart={{ ...chart, rows: chart.rows.slice(0, 3) }} subject={chart.rows[0]?.name} />
        )}
      </div>
      <p className="article-dates mono">
        <span>
          <DateWithin text={labels.published} date={date} language={language} />
        </span>{' '}
        {updated !== date && (
          <span>
            <DateWithin text={labels.updated} date={updated} language={language} />
          </span>
        )}
      </p>
    </>
  )
}
