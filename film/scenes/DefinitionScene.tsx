import { At, Mark, Swept, Text } from '../drawing.tsx'
import { progress } from '../time.ts'
import type { SceneProps } from './scene.ts'

/** When the definition replaces the term, and when each part of it is highlighted. */
const at = { term: 0.2, sentence: 3.8, parts: [6.6, 9, 11.2] } as const

/** The term, then its definition, which is highlighted part by part while its verbs are listed below. */
export function DefinitionScene({ time, words: { screen } }: SceneProps) {
  const { term, name, opening, parts, verbs } = screen.definition
  return (
    <>
      <At time={time} from={at.term} to={at.sentence - 0.2}>
        <Text x={108} y={210} width={1700} as="term">
          {term}
        </Text>
      </At>
      <At time={time} from={at.term + 1.2} to={at.sentence - 0.2}>
        <Text x={120} y={700} width={1700} as="statement">
          {name}
        </Text>
      </At>
      <At time={time} from={at.sentence}>
        <Text x={120} y={196} width={1684} as="definition">
          {opening}{' '}
          {parts.map((part, index) => (
            <Swept key={part} share={progress(time, at.parts[index] ?? 0, 1)}>
              {index > 0 && ' '}
              {part}
            </Swept>
          ))}
        </Text>
      </At>
      <At time={time} from={at.sentence + 0.6}>
        <path className="rule is-strong" d="M120 752H1800" />
      </At>
      {verbs.map((verb, index) => (
        <At key={verb} time={time} from={(at.parts[index] ?? 0) + 0.5}>
          <Mark x={146 + index * 560} y={820} number={index + 1} />
          <Text x={196 + index * 560} y={782} width={500} as="name">
            {verb}
          </Text>
        </At>
      ))}
    </>
  )
}
