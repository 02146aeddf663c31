import { ComparisonTable } from '../blocks/data/ComparisonTable.tsx'
import { AuthorBlock } from '../blocks/page/AuthorBlock.tsx'
import type { PageContext } from '../blocks/page/page-context.ts'
import { NumberedSections, type Part } from '../blocks/page/NumberedSections.tsx'
import { SignedHead } from '../blocks/page/PageHead.tsx'
import { RelatedResources } from '../blocks/page/RelatedResources.tsx'
import { AiContentBlock } from '../blocks/passages/AiContentBlock.tsx'
import { DefinitionBox } from '../blocks/passages/DefinitionBox.tsx'
import { FaqList } from '../blocks/passages/FaqList.tsx'
import { QuoteBlock } from '../blocks/passages/QuoteBlock.tsx'
import { StatisticBlock } from '../blocks/passages/StatisticBlock.tsx'
import { ConfidenceNote } from '../blocks/sources/ConfidenceNote.tsx'
import { SourceList } from '../blocks/sources/SourceList.tsx'
import type { Film } from '../film/film.ts'
import { VideoBlock } from '../views/video/VideoBlock.tsx'
import type { VideoWords } from '../views/video/words.ts'

interface Props {
  readonly context: PageContext
  readonly video: VideoWords
}

/**
 * Every reusable block in each of its states: `/gallery` and `/en/gallery`, in development only. Its text
 * is sample text.
 */
export function Gallery(props: Props) {
  const { context } = props
  const { labels, sources, author } = context
  return (
    <div className="wrap">
      <SignedHead words={opening} author={author.name} context={context} />
      <NumberedSections parts={partsOf(props)} sources={sources} labels={labels.sources} />
    </div>
  )
}

const opening = {
  heading: 'Gallery',
  lead: 'Every reusable block, in each of its states.',
  updated: '2026-11-21',
}
const sample =
  'GEO (Generative Engine Optimization) is the set of methods that make a page easy for an AI engine to read, to reuse and to cite.'

function partsOf({ context, video }: Props): readonly Part[] {
  const { labels, language, author, authorPath, names, sources } = context
  return [
    part(
      'definition',
      'Definition box',
      <DefinitionBox definition={sample} term="GEO" labels={labels.definition} />,
    ),
    part('confidence', 'Confidence note', confidenceNotes(labels.confidence)),
    part('statistic', 'Statistic block', <StatisticBlock figure="40%" text={sample} scope="laboratory" />),
    part('quote', 'Quote block', <QuoteBlock {...quote} language={language} />),
    part('content', 'AI content block', contentBlocks(context)),
    part('comparison', 'Comparison table', <ComparisonTable {...table} advises />),
    part('questions', 'Questions', <FaqList items={questions} />),
    part(
      'author',
      'Author block',
      <AuthorBlock
        author={{ ...author, linkedIn: 'https://www.linkedin.com/', github: 'https://github.com/' }}
        lastReviewed="2026-11-21"
        language={language}
        labels={labels}
        profilePath={authorPath}
      />,
    ),
    part('list', 'Source list', <SourceList sources={sources} language={language} labels={labels.sources} />),
    part(
      'related',
      'Related resources',
      <RelatedResources items={resources} heading="Related resources" language={language} names={names} />,
    ),
    ...films.map(({ name, film }) =>
      part(`video-${name}`, `Video block: ${name}`, <Video words={video} film={film} context={context} />),
    ),
  ]
}

function part(id: string, heading: string, children: Part['children']): Part {
  return { id, label: id, heading, children }
}

function confidenceNotes(names: PageContext['labels']['confidence']) {
  const levels = ['high', 'moderate', 'estimated', 'theoretical'] as const
  return levels.map(level => <ConfidenceNote key={level} level={names[level]} text={sample} />)
}

function contentBlocks({ author, authorPath, language, labels }: PageContext) {
  const types = ['definition', 'answer', 'comparison', 'citation', 'fact'] as const
  const levels = ['high', 'medium', 'low'] as const
  const signature = { author, authorPath, lastUpdated: '2026-11-21', language, labels }
  return types.flatMap(type =>
    levels.map(level => (
      <AiContentBlock
        key={`${type}-${level}`}
        type={type}
        topic="A topic"
        chunkId={`${type}-${level}`}
        confidence={level}
        sources={{ marks: '[[1.1]]', labels: labels.sources }}
        signature={signature}
      >
        <p>
          <b className="mono">
            {type}, {level}
          </b>{' '}
          {sample}
        </p>
      </AiContentBlock>
    )),
  )
}

const quote = { text: sample, author: 'An author', role: 'A role', date: '2024-08' }

const table = {
  caption: 'SEO, GEO and AEO',
  columns: ['Criterion', 'SEO', 'GEO', 'AEO', 'What we recommend'],
  rows: [
    ['Aim', 'A place in a list', 'A citation', 'The answer', 'One aim per page.'],
    ['Unit', 'The page', 'The passage', 'The sentence', sample],
  ],
}

const questions = [
  { question: 'What is GEO?', answer: sample },
  { question: 'Is this answer in the page before it is unfolded?', answer: 'Yes.', detail: sample },
]

const resources = [
  { page: 'guide', text: 'The four chapters' },
  { page: 'faq', text: 'Short answers' },
] as const

const films: readonly { readonly name: string; readonly film: Film }[] = [
  { name: 'YouTube', film: { platform: 'youtube', videoId: 'dQw4w9WgXcQ' } },
  { name: 'Vimeo', film: { platform: 'vimeo', videoId: '76979871' } },
  { name: 'a file of ours', film: { platform: 'file' } },
]

function Video({
  words,
  film,
  context,
}: {
  readonly words: VideoWords
  readonly film: Film
  readonly context: PageContext
}) {
  return (
    <VideoBlock
      id={words.player.id}
      language={context.language}
      title={words.heading}
      duration={words.player.duration}
      film={film}
      note={words.player.note}
      segments={words.transcript.segments}
      labels={context.labels.video}
    />
  )
}
