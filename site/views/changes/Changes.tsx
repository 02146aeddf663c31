import './Changes.css'
import { trueShareForPoints } from '#audit/judge/scorecard.ts'
import { changesFeedPaths } from '#contracts/addresses/machine-paths.ts'
import type { Language } from '#contracts/languages.ts'
import { writtenDate } from '#language/dates.ts'
import { percentage } from '#language/numbers.ts'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { HeadFold } from '../../blocks/lists/HeadFold.tsx'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { authorPart, relatedPart } from '../../blocks/page/closing-parts.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { Scene } from '../../blocks/scenes/drawing.tsx'
import { headHeight, Intervals } from '../../blocks/scenes/Intervals.tsx'
import { shareOf } from '../../blocks/scenes/wilson.ts'
import { SignedHead } from '../../blocks/signed/SignedHead.tsx'
import { Inline, Paragraph } from '../../content/inline.tsx'
import { type Change, changeKinds, scoreEffects } from '../../content/schemas/change.ts'
import { fill } from '../../content/wording.ts'
import { Sign } from './Sign.tsx'
import { type VersionChanges, VersionMoves } from './VersionMoves.tsx'
import type { ChangesWords } from './words.ts'

interface Props {
  readonly words: ChangesWords
  /** The newest first. */
  readonly changes: readonly Change[]
  readonly context: PageContext
}

/** What changed in the rubric, the figures and the crawlers: each kind in its part, the newest first. */
export function Changes({ words, changes, context }: Props) {
  const { language, labels, author } = context
  const parts = changeKinds.map(kind => kindPart(kind, words, changes, context))
  return (
    <div className="wrap">
      <SignedHead words={words} author={author.name} context={context}>
        <p className="changes-promise">
          <Inline text={words.promise} />
        </p>
      </SignedHead>
      <Tinted isInked>
        <Precision words={words.precision} language={language} />
      </Tinted>
      <NumberedSections
        parts={[...parts, authorPart(words.lastReviewed, context), relatedPart(words.related, context)]}
        sources={[]}
        labels={labels.sources}
      />
      <CallStrip {...words.call} address={changesFeedPaths[language]} />
    </div>
  )
}

/** What the faults that the audit announces are worth, from one version of the rubric to the next. */
function Precision({
  words: { title, alternative, caption, reading, reference, detail, rows },
  language,
}: {
  readonly words: ChangesWords['precision']
  readonly language: Language
}) {
  const shares = rows.map(({ rubric, name, isApart, right, judged }, index) => ({
    group: rubric,
    name,
    detail: fill(detail, { right, judged }),
    isApart: isApart ?? false,
    isCompared: index < rows.length - 1,
    ...shareOf(right, judged),
  }))
  const start = startOf(rows)
  const length = 100 - start
  const drawn = {
    rows: shares,
    reference: { low: trueShareForPoints, high: trueShareForPoints },
    head: fill(reference, { share: percentage(trueShareForPoints, language) }),
    language,
    start,
    end: 100,
  }
  const height = (rise: number) => headHeight + rows.length * rise + 80
  return (
    <>
      <h2 className="changes-precision">
        {fill(title, { share: percentage(shares.at(-1)?.value ?? 0, language) })}
      </h2>
      <Scene
        alternative={alternative}
        caption={caption}
        wide={{
          size: [1060, height(36)],
          children: (
            <Intervals
              {...drawn}
              left={384}
              unit={676 / length}
              rise={36}
              columns={{ name: 44, detail: 140 }}
            />
          ),
        }}
        narrow={{
          size: [354, height(54)],
          children: (
            <Intervals
              {...drawn}
              left={0}
              unit={354 / length}
              rise={54}
              columns={{ name: 36, detail: 124 }}
              above
            />
          ),
        }}
      />
      <Fold summary={reading.name}>
        <Paragraph text={fill(reading.text, { start: percentage(start / 100, language) })} />
      </Fold>
    </>
  )
}

type Judgment = ChangesWords['precision']['rows'][number]

/** In percent: what no share comes near is left out. */
function startOf(rows: readonly Judgment[]): number {
  const lows = rows.map(({ right, judged }) => shareOf(right, judged).low)
  return Math.floor((100 * Math.min(...lows)) / 10) * 10
}

function kindPart(
  kind: Change['kind'],
  words: ChangesWords,
  changes: readonly Change[],
  { language }: PageContext,
): Part {
  const ofKind = changes.filter(change => change.kind === kind)
  const shared = { words, language }
  return {
    id: kind,
    ...words.kinds[kind],
    children:
      kind === 'rubric' ? (
        <Versions changes={ofKind} {...shared} />
      ) : (
        [...Map.groupBy(ofKind, ({ date }) => date).values()].map(ofDay => (
          <Group key={ofDay[0]?.date} changes={ofDay} {...shared} />
        ))
      ),
  }
}

interface ChangesProps {
  /** The newest first. */
  readonly changes: readonly Change[]
  readonly words: ChangesWords
  readonly language: Language
}

/** The changes of the rubric, version by version; folded, all but the last two. */
function Versions({ changes, words, language }: ChangesProps) {
  const versions = byVersion(changes)
  const groups = versions.map(({ version, changes: ofVersion }) => (
    <Group key={version} version={version} changes={ofVersion} words={words} language={language} />
  ))
  const range = { first: versions.at(-1)?.version ?? '', last: versions[shownVersions]?.version ?? '' }
  return (
    <>
      <VersionMoves words={words} versions={versions.toReversed()} />
      {groups.slice(0, shownVersions)}
      <Fold summary={fill(words.earlier, range)}>{groups.slice(shownVersions)}</Fold>
    </>
  )
}

const shownVersions = 2

/** Each version with what changed from the day it was made until the next one. */
function byVersion(changes: readonly Change[]): readonly VersionChanges[] {
  const ends = changes.flatMap(({ version }, index) => (version ? [{ version, end: index + 1 }] : []))
  return ends.map(({ version, end }, index) => ({
    version,
    changes: changes.slice(ends[index - 1]?.end ?? 0, end),
  }))
}

/**
 * The changes of a version, or of a day; those of the rubric by what they do to a score and, folded, those that leave it
 * as it was.
 */
function Group({ version, changes, words, language }: ChangesProps & { readonly version?: string }) {
  const date = changes.at(-1)?.date ?? ''
  const byEffect = Map.groupBy(changes, ({ effect }) => effect?.score)
  const others = byEffect.get(undefined) ?? []
  const isQuiet = ({ kind, version: made }: Change) => kind === 'rubric' && !made
  const quiet = others.filter(isQuiet)
  const told = others.filter(change => !isQuiet(change))
  const folded = quiet.length === 1 ? words.withoutEffect.one : words.withoutEffect.many
  return (
    <div className="changes">
      <div>
        {version && (
          <h3>
            <span className="visually-hidden">{words.kinds.rubric.label}</span> {version}
          </h3>
        )}
        <Day date={date} language={language} />
      </div>
      <div>
        {scoreEffects.map(effect => {
          const ofEffect = byEffect.get(effect)
          return (
            ofEffect && (
              <div key={effect} className="changes-effect">
                <p>
                  <Sign of={effect} /> {words.effects[effect]}
                </p>
                <ol className="unfolding">
                  {ofEffect.map(change => (
                    <Effect
                      key={change.id}
                      change={change}
                      isLater={change.date !== date}
                      language={language}
                    />
                  ))}
                </ol>
              </div>
            )
          )
        })}
        {told.length > 0 && <Told changes={told} />}
        {quiet.length > 0 && (
          <details>
            <summary>{fill(folded, { count: quiet.length })}</summary>
            <Told changes={quiet} />
          </details>
        )}
      </div>
    </div>
  )
}

function Day({ date, language }: { readonly date: string; readonly language: Language }) {
  return (
    <time className="mono" dateTime={date}>
      {writtenDate(date, language)}
    </time>
  )
}

interface EffectProps {
  readonly change: Change
  /** Whether it was made after the version that it belongs to. */
  readonly isLater: boolean
  readonly language: Language
}

/** What a change does for a visitor; unfolded, what was done. */
function Effect({ change: { id, title, date, effect, text }, isLater, language }: EffectProps) {
  return (
    <li id={id}>
      <details>
        <summary>
          <span>
            {effect?.text} {isLater && <Day date={date} language={language} />}
          </span>
        </summary>
        <p>
          <strong>{title}</strong>
        </p>
        <DashedList items={sentencesOf(text, language)} />
      </details>
    </li>
  )
}

/** Changes that move no score: what was done, which a phone folds. */
function Told({ changes }: Pick<ChangesProps, 'changes'>) {
  return (
    <ol>
      {changes.map(({ id, title, text }) => (
        <li key={id} id={id}>
          <p>
            <strong>{title}</strong>
          </p>
          <HeadFold name={title}>
            <Paragraph text={text} />
          </HeadFold>
        </li>
      ))}
    </ol>
  )
}

function sentencesOf(text: string, language: Language): readonly string[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' })
  return [...sentences.segment(text)].map(({ segment }) => segment.trim())
}
