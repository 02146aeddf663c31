import type { ReactNode } from 'react'
import { colourOf } from '../styles/colours.ts'
import { cardSize } from './card.ts'

export interface CardWords {
  /** The name of the agency. */
  readonly name: string
  /** The name of the page in menus; null where it would only repeat the title. */
  readonly page: string | null
  readonly heading: string
  /** The sentence shown as citable. */
  readonly passage: string
  /** The address of the page, without `https://`. */
  readonly address: string
}

const colours = {
  paper: colourOf('paper', 'light'),
  ink: colourOf('ink', 'light'),
  quiet: colourOf('ink-3', 'light'),
  cite: colourOf('cite', 'light'),
  onCite: colourOf('on-cite', 'light'),
  mark: colourOf('mark', 'light'),
} as const

const side = 72
/** Where the thread starts and ends, from the top. */
const thread = { from: 484, to: 546 } as const

/**
 * The picture of a page shown where its address is shared: its title, the citable passage, and the thread
 * to its source. The renderer (satori) supports only flex boxes and no style sheets.
 */
export function SocialCard({ name, page, heading, passage, address }: CardWords) {
  return (
    <div style={{ ...boxes.card, ...cardSize }}>
      <div style={boxes.top}>
        <Wordmark name={name} />
        {page && <span style={boxes.page}>{page}</span>}
      </div>
      <div style={boxes.text}>
        <div style={{ ...boxes.heading, ...sizeOf(heading) }}>{settable(heading)}</div>
        <Highlighted text={settable(passage)} />
      </div>
      <Thread />
      <div style={boxes.source}>
        <span style={boxes.disc}>1</span>
        <span>{address}</span>
      </div>
    </div>
  )
}

function Wordmark({ name }: { readonly name: string }) {
  return (
    <div style={{ display: 'flex' }}>
      <span style={boxes.name}>{name}</span>
      <span style={boxes.nameMark}>[1]</span>
    </div>
  )
}

/** Each word has its own strip of highlighter, so that the strip ends where the line does. */
function Highlighted({ text }: { readonly text: string }): ReactNode {
  const words = text.split(' ').map((word, index) => ({ word, key: String(index) }))
  return (
    <div style={boxes.passage}>
      {words.map(({ word, key }) => (
        <span key={key} style={boxes.word}>
          {word}
        </span>
      ))}
    </div>
  )
}

function Thread() {
  const { from, to } = thread
  const path = `M ${side + 14} ${from} V ${to - 24} Q ${side + 14} ${to} ${side + 38} ${to} H ${side + 64}`
  return (
    <svg {...cardSize} style={{ position: 'absolute', top: 0, left: 0 }} aria-hidden="true">
      <path d={path} fill="none" stroke={colours.cite} strokeWidth={3} />
    </svg>
  )
}

/** The longer the title, the smaller: three lines at most. */
function sizeOf(heading: string): { readonly fontSize: number; readonly letterSpacing: number } {
  const fontSize = heading.length <= 16 ? 136 : heading.length <= 40 ? 100 : 72
  return { fontSize, letterSpacing: fontSize * -0.03 }
}

/** Our fonts have no narrow no-break space: browsers use another font, the renderer would draw a box. */
function settable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0')
}

const boxes = {
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    color: colours.ink,
    backgroundColor: colours.paper,
    fontFamily: 'display',
  },
  top: {
    position: 'absolute',
    top: 56,
    left: side,
    right: side,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
  },
  name: { fontSize: 48, letterSpacing: -1.9 },
  nameMark: { marginLeft: 6, color: colours.cite, fontFamily: 'mono', fontSize: 21 },
  page: { color: colours.quiet, fontFamily: 'mono', fontSize: 24 },
  text: {
    position: 'absolute',
    bottom: cardSize.height - thread.from,
    left: side,
    right: side,
    display: 'flex',
    flexDirection: 'column',
  },
  heading: { marginBottom: 32, lineHeight: 1, textWrap: 'balance' },
  // Half a space on each side of a word: the block is shifted by that much, so that letters align.
  passage: {
    marginInline: -8,
    display: 'flex',
    flexWrap: 'wrap',
    fontFamily: 'reading',
    fontSize: 30,
    lineHeight: 1.32,
  },
  word: { paddingInline: 4.3, backgroundColor: colours.mark },
  source: {
    position: 'absolute',
    top: thread.to - 22,
    left: side + 64,
    height: 44,
    display: 'flex',
    alignItems: 'center',
    gap: 18,
    color: colours.cite,
    fontFamily: 'mono',
    fontSize: 24,
  },
  disc: {
    width: 44,
    height: 44,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: colours.onCite,
    backgroundColor: colours.cite,
    borderRadius: 22,
  },
} as const
