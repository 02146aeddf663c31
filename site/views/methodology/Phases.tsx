import './Phases.css'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { HeadFold } from '../../blocks/lists/HeadFold.tsx'
import { TimelineScene } from '../../blocks/scenes/TimelineScene.tsx'
import type { MethodologyWords } from './words.ts'

type PhasesWords = MethodologyWords['phases']

export function Phases({ words: { items, labels } }: { readonly words: PhasesWords }) {
  return (
    <ol className="phases">
      {items.map((phase, index) => (
        <li key={phase.id} id={phase.id}>
          <div className="phase-head">
            <p className="phase-weeks mono">{phase.weeks}</p>
            <h3>{phase.title}</h3>
            <p>{phase.summary}</p>
          </div>
          <HeadFold name={phase.title} isOpen={index === 0}>
            <dl>
              <Row name={labels.input}>{phase.input}</Row>
              <Row name={labels.work}>
                <DashedList items={phase.work} />
              </Row>
              <Row name={labels.deliverable}>{phase.deliverable}</Row>
              <Row name={labels.measure}>{phase.measure}</Row>
            </dl>
          </HeadFold>
        </li>
      ))}
    </ol>
  )
}

/** How long the phases take, along one ruler. */
export function Timeline({
  words,
  phases,
}: {
  readonly words: PhasesWords['timeline']
  readonly phases: PhasesWords['items']
}) {
  const drawn = phases.map(({ title, ends, received }, index) => ({
    title,
    start: phases[index - 1]?.ends ?? 0,
    ...(ends && { end: ends }),
    received,
  }))
  return <TimelineScene words={words} phases={drawn} />
}

function Row({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
