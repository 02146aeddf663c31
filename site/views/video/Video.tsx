import '../../blocks/lists/ExplainedList.css'
import './Video.css'
import { PageHead } from '../../blocks/opening/PageHead.tsx'
import { AuditCall } from '../../blocks/page/CallStrip.tsx'
import { signedSourcesPart } from '../../blocks/page/closing-parts.tsx'
import { DateWithin } from '../../blocks/page/DateWithin.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { RelatedResources } from '../../blocks/page/RelatedResources.tsx'
import { Signature } from '../../blocks/signed/Signature.tsx'
import { Paragraph } from '../../content/inline.tsx'
import { transcriptPath } from '../../film/transcript.ts'
import { transcriptId, VideoBlock } from './VideoBlock.tsx'
import { points as drawings } from './points.tsx'
import { stills } from './stills.tsx'
import type { VideoWords } from './words.ts'

interface Props {
  readonly words: VideoWords
  readonly context: PageContext
}

export function Video(props: Props) {
  const { words, context } = props
  const { language, labels, author, sources } = context
  const { player, badge, badges, transcript } = words
  return (
    <div className="video-page wrap">
      <PageHead heading={words.heading} lead={words.lead} />
      <VideoBlock
        id={player.id}
        language={language}
        title={words.heading}
        duration={player.duration}
        film={player.film}
        question={player.question}
        sites={player.sites}
        note={player.note}
        segments={transcript.segments}
        stills={stills}
        learn={words.learn}
        labels={labels.video}
        section={words.badges.transcript}
        actions={
          <>
            <div className="video-meta">
              <p>{[badge, badges.duration, badges.level].join(', ')}</p>
              <Signature
                parts={[
                  <DateWithin key="updated" text={labels.updated} date={words.updated} language={language} />,
                  author.name,
                ]}
              />
            </div>
            <Actions {...props} />
          </>
        }
      />
      <NumberedSections parts={partsOf(props)} sources={sources} labels={labels.sources} first={2} />
      <AuditCall words={words.call} language={language} />
    </div>
  )
}

function Actions({ words: { actions, badges, player }, context: { language } }: Props) {
  return (
    <p className="video-actions">
      <a href={`#${transcriptId}`}>{badges.transcript}</a>{' '}
      <a href={transcriptPath(player.id, language)} download>
        {actions.download}
      </a>{' '}
      <button className="copy" type="button" data-share data-done={actions.shared} data-needs-script>
        {actions.share}
      </button>{' '}
      <span role="status" data-share-status />
    </p>
  )
}

function Points({ items }: Pick<VideoWords['points'], 'items'>) {
  return (
    <ol className="explained">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          {drawings[index]}
          <h3>{title}</h3>
          <Paragraph text={text} />
        </li>
      ))}
    </ol>
  )
}

/** What to remember, the sources of it, and where to go next. */
function partsOf({ words, context }: Props): readonly Part[] {
  const { points, cards, lastReviewed } = words
  const { language, names } = context
  return [
    { id: 'points', ...points, words: points, children: <Points items={points.items} /> },
    signedSourcesPart(lastReviewed, context),
    {
      id: 'next',
      ...cards,
      isApparatus: true,
      children: (
        <RelatedResources items={cards.items} heading={cards.heading} language={language} names={names} />
      ),
    },
  ]
}
