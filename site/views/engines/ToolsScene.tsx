import { Hole, Lines, Mark, Passage, Scene, Sheet, Slip } from '../../blocks/scenes/drawing.tsx'
import type { SceneWords } from '../../blocks/scenes/words.ts'
import type { EngineTools } from './words.ts'

interface Props {
  readonly words: EngineTools
  /** Over the answer. */
  readonly title: string
  /** That no crawler is documented. */
  readonly none: string
  readonly scene: SceneWords['passage']
}

/** The two tools that lead to an answer: a post is tied to its own, between a site and the other there is a hole. */
export function ToolsScene(props: Props) {
  return (
    <Scene
      alternative={props.words.alternative}
      caption={props.words.caption}
      wide={{ size: [1060, 250], children: <Wide {...props} /> }}
      narrow={{ size: [354, 486], children: <Narrow {...props} /> }}
    />
  )
}

function Wide({ words: { web, network, missing }, title, none, scene }: Props) {
  return (
    <>
      <text className="drawn-fact" y={38}>
        {none}
      </text>
      <Slip x={0} y={80} width={186} tag={web.from} name={scene.site} isBoxed />
      <Hole x={186} y={80} width={234} height={60} name={missing} />
      <Tool {...web} x={440} y={110} />
      <Slip x={0} y={166} width={186} tag={network.from} name={network.source} isBoxed />
      <path className="drawn-thread" d="M186 196H424" />
      <Tool {...network} x={440} y={196} />
      <Sheet x={700} y={0} width={360} height={250} caption={title} question={scene.question}>
        <Cited width={312} />
      </Sheet>
      <path className="drawn-thread" d="M654 110H720M654 196H724" />
    </>
  )
}

/** Each way comes down on its side of the answer. */
function Narrow({ words: { web, network, missing }, title, none, scene }: Props) {
  return (
    <>
      <text className="drawn-fact" y={20}>
        {none}
      </text>
      <Slip x={0} y={44} width={168} tag={web.from} name={scene.site} isBoxed />
      <Hole x={0} y={114} width={168} height={48} name={missing} />
      <Tool {...web} x={24} y={190} />
      <Slip x={186} y={44} width={168} tag={network.from} name={network.source} isBoxed />
      <g textAnchor="end">
        <Tool {...network} x={332} y={146} />
      </g>
      <Sheet x={20} y={236} width={314} height={250} caption={title} question={scene.question}>
        <Cited width={266} />
      </Sheet>
      <path className="drawn-thread" d="M10 176V339q0 7 7 7H40M344 104V425q0 7 -7 7H264" />
    </>
  )
}

interface ToolProps {
  readonly tool: string
  readonly does: string
  readonly x: number
  readonly y: number
}

function Tool({ tool, does, x, y }: ToolProps) {
  return (
    <>
      <text className="drawn-fact" x={x} y={y}>
        {tool}
      </text>
      <text x={x} y={y + 22}>
        {does}
      </text>
    </>
  )
}

/** What the answer takes from the site, and under it what it takes from the post. */
function Cited({ width }: { readonly width: number }) {
  const [passage, line] = [width - 50, 0.72 * width]
  return (
    <>
      <Passage x={24} y={106} widths={[passage]} />
      <Mark x={42 + passage} y={110} number={1} />
      <Lines x={24} y={134} widths={[0.86 * width, 0.7 * width]} step={20} />
      <Lines x={24} y={192} widths={[line]} />
      <Mark x={40 + line} y={196} number={2} />
      <Lines x={24} y={216} widths={[0.5 * width]} />
    </>
  )
}
