import '../../blocks/data/DataTable.css'
import '../../styles/night.css'
import '../../blocks/data/WholeTable.css'
import '../../blocks/page/Tinted.css'
import './FreeAudit.css'
import type { ReactNode } from 'react'
import { PartsList, PartsRuler } from '../../blocks/data/PartsRuler.tsx'
import { TableHead } from '../../blocks/data/TableHead.tsx'
import { FormOpening } from '../../blocks/forms/FormOpening.tsx'
import type { BlockLabels } from '../../blocks/labels.ts'
import { ExplainedList } from '../../blocks/lists/ExplainedList.tsx'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import { Section } from '../../blocks/page/Section.tsx'
import { RobotSheet, Skipped } from '../../blocks/passages/RobotSheet.tsx'
import { Inline, Paragraph } from '../../content/inline.tsx'
import type { Rubric } from '../../content/rubric.ts'
import { fill } from '../../content/wording.ts'
import type { PartProps } from '../audit-report/report.ts'
import { Score } from '../audit-report/score/Score.tsx'
import { Sign } from '../audit-report/Tag.tsx'
import { crawlersBy } from '../engines/engines.ts'
import type { FreeAuditWords } from './words.ts'

interface FreeAuditProps {
  readonly words: FreeAuditWords
  readonly rubric: Rubric
  readonly labels: BlockLabels['rubric']
  readonly scorecardPath: string
  /** The report on this very site, of which the score is shown. */
  readonly sample: PartProps
  /** The site whose address was typed on another page; null without one. */
  readonly site: string | null
  readonly form?: ReactNode
}

export function FreeAudit(props: FreeAuditProps) {
  const { words, rubric, labels, scorecardPath, sample, site, form } = props
  return (
    <div className="free-audit wrap">
      <Opening words={words} site={site} form={form} />
      <Deliverables deliverables={words.deliverables} sample={sample} />
      <Steps words={words} />
      <Platforms platforms={words.platforms} />
      <RubricInShort words={words.rubric} rubric={rubric} labels={labels} scorecardPath={scorecardPath} />
      <CallStrip {...words.again} address="#audit-url" />
    </div>
  )
}

function Opening({ words, site, form }: Pick<FreeAuditProps, 'words' | 'site' | 'form'>) {
  return (
    <FormOpening
      heading={(site === null ? words : words.brought).heading}
      lead={site === null ? words.lead : <SiteSlip words={words.brought} site={site} />}
      formId="request"
      formHeading={words.form.heading}
      facts={site === null && <Facts facts={words.facts} />}
      aside={<Sample sample={words.sample} />}
      end={<Privacy privacy={words.privacy} />}
    >
      {form}
    </FormOpening>
  )
}

/** The slip that the home page shows beside its answer, on its way to the report. */
function SiteSlip({ words, site }: { readonly words: FreeAuditWords['brought']; readonly site: string }) {
  return (
    <span className="site-slip">
      <span className="mono">{words.tag}</span> <b>{site}</b> {words.lead}
    </span>
  )
}

function Facts({ facts }: Pick<FreeAuditWords, 'facts'>) {
  return (
    <ul className="audit-facts">
      {facts.map(({ figure, text }) => (
        <li key={figure}>
          <b>{figure}</b> {text}
        </li>
      ))}
    </ul>
  )
}

function Privacy({ privacy }: { readonly privacy: FreeAuditWords['privacy'] }) {
  return (
    <div className="to-know">
      <h2>{privacy.heading}</h2>
      {privacy.lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** What the title promises: a page as a robot reads it. */
function Sample({ sample }: { readonly sample: FreeAuditWords['sample'] }) {
  return (
    <figure className="audit-sample">
      <RobotSheet captions={[sample.title, sample.caption]}>
        <p>
          <Skipped>{sample.before}</Skipped> {sample.text} <mark>{sample.citable}</mark>{' '}
          <Skipped>{sample.after}</Skipped>
        </p>
      </RobotSheet>
      <figcaption>{sample.legend}</figcaption>
    </figure>
  )
}

function Platforms({ platforms }: { readonly platforms: FreeAuditWords['platforms'] }) {
  const { columns, rows } = platforms
  return (
    <Section number={3} label={platforms.label} heading={platforms.heading}>
      <p className="section-lead">
        <Inline text={platforms.lead} />
      </p>
      <table className="data-table whole-table" aria-label={platforms.heading}>
        <TableHead columns={[columns.platform, columns.crawlers]} />
        <tbody>
          {rows.map(({ name, operator, shown, note }) => {
            const critical = crawlersBy(operator).filter(({ citationCritical }) => citationCritical)
            const crawlers = [...critical.map(crawler => crawler.name), ...shown]
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label={columns.crawlers}>
                  {crawlers.length > 0 && (
                    <span className="mono">
                      <Inline text={crawlers.join(', ')} />
                    </span>
                  )}{' '}
                  {note && (
                    <span className="platform-note">
                      <Inline text={note} />
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}

/** What happens, then what is read on the way and what is not. */
function Steps({ words: { steps, scope } }: Pick<FreeAuditProps, 'words'>) {
  return (
    <Section number={2} label={steps.label} heading={steps.heading}>
      <ExplainedList items={steps.items.map(({ name, text }) => ({ title: name, text }))} numbered inRow />
      <Scope scope={scope} />
    </Section>
  )
}

function Scope({ scope }: Pick<FreeAuditWords, 'scope'>) {
  return (
    <div className="scope">
      {(['read', 'unread'] as const).map(id => (
        <div key={id}>
          <h3>{scope[id].heading}</h3>
          <ul>
            {scope[id].items.map(item => (
              <li key={item}>
                <Sign of={id === 'read' ? 'present' : 'could-not-tell'} /> <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function RubricInShort({
  words,
  rubric,
  labels,
  scorecardPath,
}: Pick<FreeAuditProps, 'rubric' | 'labels' | 'scorecardPath'> & {
  readonly words: FreeAuditWords['rubric']
}) {
  const parts = rubric.pillars.map(({ id, name, points }) => ({ id, letter: id, name, size: points }))
  const lead = fill(words.lead, {
    version: rubric.version,
    pillars: rubric.pillars.length,
    checks: rubric.checks,
    points: rubric.points,
  })
  return (
    <Section number={4} label={words.label} heading={words.heading}>
      <PartsRuler
        parts={parts}
        caption={`${lead} ${fill(labels.weights, { ...rubric.byConfidence, points: rubric.points })}`}
      />
      <PartsList parts={parts} />
      <Paragraph text={labels.advised} />
      <p>
        {words.doubt} <a href={scorecardPath}>{words.whole}</a>
      </p>
    </Section>
  )
}

interface DeliverablesProps extends Pick<FreeAuditProps, 'sample'> {
  readonly deliverables: FreeAuditWords['deliverables']
}

/** What a report has, after the score of a real one. */
function Deliverables({ deliverables, sample }: DeliverablesProps) {
  const { score } = sample.report
  return (
    <Section number={1} label={deliverables.label} heading={deliverables.heading} isInked>
      <Paragraph text={deliverables.sample} />
      {score && <Score {...sample} score={score} rival={null} />}
      <dl className="deliverables">
        {deliverables.items.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
