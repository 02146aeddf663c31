import type { PageRole } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import { counted } from '#language/counts.ts'
import { writtenDate } from '#language/dates.ts'
import { figure } from '#language/numbers.ts'
import { Filter } from '../../blocks/data/Filter.tsx'
import { PartsList } from '../../blocks/data/PartsRuler.tsx'
import type { BlockLabels } from '../../blocks/labels.ts'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import { HeadMargin } from '../../blocks/opening/HeadMargin.tsx'
import { PageHead } from '../../blocks/opening/PageHead.tsx'
import { AuditCall } from '../../blocks/page/CallStrip.tsx'
import { IndexLink, indexId } from '../../blocks/page/IndexLink.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { Paragraph } from '../../content/inline.tsx'
import type { Rubric } from '../../content/rubric.ts'
import type { Change } from '../../content/schemas/change.ts'
import { fill } from '../../content/wording.ts'
import { pathOf } from '../../routes.ts'
import { CheckList, CheckRows } from './CheckList.tsx'
import { PillarBar } from './PillarBar.tsx'
import { PointsRuler } from './PointsRuler.tsx'
import { Profiles } from './Profiles.tsx'
import type { ScorecardWords } from './words.ts'

interface Props {
  readonly words: ScorecardWords
  /** The changes that made today's version of the rubric and followed it, the newest first: it is dated by the last. */
  readonly latest: readonly Change[]
  readonly rubric: Rubric
  readonly labels: BlockLabels
  readonly roles: Readonly<Record<PageRole, string>>
  readonly language: Language
}

/** The rubric of the audit as it is applied: every check, what it is worth, why, and how to pass it. */
export function Scorecard(props: Props) {
  const { words, rubric, labels, language } = props
  const parts = [...pillarParts(props), rulesPart(props), profilesPart(props), changelogPart(props)]
  return (
    <div className="scorecard wrap">
      <PageHead
        heading={words.heading}
        lead={fill(words.lead, { checks: rubric.checks, points: rubric.points })}
        margin={
          <HeadMargin>
            <Version {...props} />
          </HeadMargin>
        }
      />
      <Weights {...props} />
      <div className="indexed">
        <NumberedSections parts={parts} sources={[]} labels={labels.sources} />
        <IndexLink words={labels.contents} />
      </div>
      <AuditCall words={words.call} language={language} />
    </div>
  )
}

/** The pillars on one ruler, which is the index of the page. */
function Weights({ words, rubric, labels }: Props) {
  const parts = rubric.pillars.map(({ id, name, points }) => ({
    id,
    letter: id,
    name,
    size: points,
    href: `#pillar-${id}`,
  }))
  return (
    <Tinted isInked>
      <PointsRuler rubric={rubric} evidence={labels.rubric.weights} caption={words.weights}>
        <Paragraph text={labels.rubric.advised} />
      </PointsRuler>
      <div className="rubric-index" id={indexId}>
        <PartsList parts={parts} hasBars />
      </div>
    </Tinted>
  )
}

function Version({ words, ...props }: Props) {
  return <p>{fill(words.version, versionOf(props))}</p>
}

function versionOf({ latest, rubric, language }: Omit<Props, 'words'>) {
  return { version: rubric.version, date: writtenDate(latest.at(-1)?.date ?? '', language) }
}

/** The pillars that give points, and those that give none, each in one part. */
function pillarParts({ words, ...props }: Props): readonly Part[] {
  const { pillars } = props.rubric
  const part = (id: 'scored' | 'unscored', own: readonly Pillar[]) => ({
    ...words[id],
    id,
    children: (
      <>
        {id === 'scored' && <Shown words={words.filter} />}
        {own.map(pillar => (
          <PillarChecks key={pillar.id} {...props} words={words} pillar={pillar} />
        ))}
      </>
    ),
  })
  const [scored, unscored] = [
    pillars.filter(({ points }) => points > 0),
    pillars.filter(({ points }) => points === 0),
  ]
  return [part('scored', scored), ...(unscored.length > 0 ? [part('unscored', unscored)] : [])]
}

/** Which of the checks are shown. */
function Shown({ words: { legend, all, scored, unscored } }: { readonly words: ScorecardWords['filter'] }) {
  const options = [
    { id: 'scored', label: scored },
    { id: 'unscored', label: unscored },
  ]
  return <Filter legend={legend} all={all} options={options} />
}

function PillarChecks({ pillar, ...props }: Props & { readonly pillar: Pillar }) {
  const { id, name, points, checks } = pillar
  return (
    <section id={`pillar-${id}`} className="rubric-pillar" aria-labelledby={`pillar-${id}-name`}>
      <h3 id={`pillar-${id}-name`}>
        <span className="mono">{pillarLabel(pillar, props)}</span> {name}
      </h3>
      {points > 0 ? (
        <>
          <PillarBar checks={checks} heaviest={heaviestOf(props.rubric)} />
          <CheckList {...listed(props)} checks={checks} />
        </>
      ) : (
        <CheckRows {...listed(props)} checks={checks} />
      )}
    </section>
  )
}

type Pillar = Rubric['pillars'][number]

function pillarLabel({ id, points }: Pillar, { words, language }: Props): string {
  return fill(words.pillar, {
    id,
    points: fill(counted(words.checks.points, points, language), { count: figure(points, language) }),
  })
}

/** The bars of all pillars have one scale. */
function heaviestOf({ pillars }: Rubric): number {
  return Math.max(...pillars.map(({ points }) => points))
}

/** What the checks of all pillars share. */
function listed({ words, labels, language }: Props) {
  return { words: words.checks, levels: labels.confidence, language }
}

/** Where the points come from; the method says how they become a score. */
function rulesPart({ words: { reading }, language }: Props): Part {
  return {
    ...reading,
    id: 'rules',
    children: (
      <>
        <Pairs items={reading.items} />
        <p>
          <a href={`${pathOf('methodology', language)}#arithmetic`}>{reading.method}</a>
        </p>
      </>
    ),
  }
}

function profilesPart({ words: { profiles }, roles, rubric, language }: Props): Part {
  return {
    ...profiles,
    id: 'profiles',
    children: <Profiles words={profiles} roles={roles} rubric={rubric} language={language} />,
  }
}

/** Today's version, and what it changed in the points; the page of changes has the rest. */
function changelogPart({ words: { changelog }, ...props }: Props): Part {
  const { latest, language } = props
  const moving = latest.filter(({ effect }) => effect?.score === 'added' || effect?.score === 'removed')
  return {
    ...changelog,
    heading: fill(changelog.heading, versionOf(props)),
    id: 'versions',
    children: (
      <>
        <Pairs items={moving.map(({ title, effect }) => ({ name: title, text: effect?.text ?? '' }))} />
        <p>
          <a href={pathOf('changes', language)}>{changelog.all}</a>
        </p>
      </>
    ),
  }
}
