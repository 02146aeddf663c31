import { Fragment } from 'react'
import type { PageContext } from '../../blocks/page/page-context.ts'

type Level = keyof PageContext['labels']['confidence']

/** From the most to the least, as the page explains them. */
export const levels = ['high', 'moderate', 'estimated', 'theoretical'] as const satisfies readonly Level[]

interface Props {
  readonly level: Level
  readonly name: string
}

/**
 * How far a figure can be relied on: three bars for the most, none for the least; then in words, on one line. The bars
 * are shown on the page that explains them.
 */
export function LevelSign({ level, name }: Props) {
  return (
    <span className="level" title={name}>
      <LevelBars level={level} /> <span className="level-name">{name.replaceAll(' ', '\u{a0}')}</span>
    </span>
  )
}

function LevelBars({ level }: Pick<Props, 'level'>) {
  const missing = levels.indexOf(level)
  return (
    <svg width="22" height="14" display="none" fill="currentColor" aria-hidden="true">
      {[5, 9.5, 14].map((height, index) => (
        <rect
          key={height}
          x={8 * index}
          y={14 - height}
          width="5"
          height={height}
          opacity={index + missing < 3 ? undefined : 0.22}
        />
      ))}
    </svg>
  )
}

/** The key of the bars in a line: each level stands after its bars, which the text names, and on their line. */
export function LevelKey({ text }: { readonly text: string }) {
  const [start, ...named] = text.split(/(?=\{)/)
  return (
    <p className="level figure-scope">
      {start}
      {named.map(part => {
        const level = levels.find(level => part.startsWith(`{${level}}`))
        if (!level) throw new Error(`"${part}" names no level.`)
        return (
          <Fragment key={level}>
            <span>
              <LevelBars level={level} />
              {part.trimEnd().slice(level.length + 2)}
            </span>{' '}
          </Fragment>
        )
      })}
    </p>
  )
}
