import './NotFound.css'
import type { Language } from '#contracts/languages.ts'
import { Lines, Mark, Passage, Scene, Sheet, Slip } from '../../../blocks/scenes/drawing.tsx'
import type { LayoutLabels } from '../../../content/schemas/layout.ts'
import { type PageId, pathOf } from '../../../routes.ts'
import type { NotFoundWords } from './words.ts'

interface Props {
  readonly language: Language
  readonly words: NotFoundWords
  readonly labels: LayoutLabels
}

export function NotFound({ language, words, labels }: Props) {
  return (
    <div className="wrap grid not-found">
      <h1>
        404 <sup>{words.mark}</sup>
      </h1>
      <div>
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
        <ul>
          {mostWanted.map(id => (
            <li key={id}>
              <a href={pathOf(id, language)}>{labels.pages[id]}</a>
            </li>
          ))}
        </ul>
        <a className="button" href={pathOf('home', language)}>
          {words.home}
        </a>
      </div>
      <CutThread words={words.scene} />
    </div>
  )
}

/** A citation whose source is missing. */
function CutThread({ words }: { readonly words: NotFoundWords['scene'] }) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{ size: [660, 210], children: <Citation words={words} at={[408, 118]} width={340} /> }}
      narrow={{ size: [354, 306], children: <Citation words={words} at={[102, 240]} width={354} /> }}
    />
  )
}

function Citation({
  words,
  at: [x, y],
  width,
}: {
  readonly words: NotFoundWords['scene']
  readonly at: readonly [x: number, y: number]
  /** Of the sheet. */
  readonly width: number
}) {
  return (
    <>
      <Sheet x={0} y={0} width={width} height={208} caption={words.page} question={words.title}>
        <Passage x={24} y={112} widths={[262, 190]} />
        <Lines x={24} y={168} widths={[196, 160]} />
        <Mark x={236} y={140} number={1} />
      </Sheet>
      <path className="drawn-thread" d={x > width ? 'M246 140H376' : 'M236 150V224'} />
      <circle className="drawn-end" cx={x > width ? 382 : 236} cy={x > width ? 140 : 230} r={4} />
      <Slip x={x} y={y} width={252} tag={words.missing} name={words.address} isLeft />
    </>
  )
}

/** The pages that most visitors look for, in order. */
const mostWanted: readonly PageId[] = ['free-geo-audit', 'definition-geo', 'guide', 'faq', 'contact']
