/** The values of the ruler, from 0 to 100. */
export interface Reading {
  readonly points: number
  readonly band: number
  /** The score with the first fixes; null when that is not a sum of points. */
  readonly potential: number | null
  readonly rival: number | null
}

type Anchor = 'start' | 'middle' | 'end'

/** A place on the ruler, and the side on which its label is. */
export interface Label {
  readonly x: number
  readonly anchor: Anchor
}

export interface RulerGeometry {
  readonly ticks: readonly { readonly points: number; readonly x: number; readonly large: boolean }[]
  readonly score: number
  /** Where the label of the score is: at its pointer, unless that of the goal needs the place. */
  readonly scoreLabel: Label
  readonly band: { readonly from: number; readonly to: number }
  readonly potential: Label | null
  readonly rival: Label | null
}

/** In units of the drawing: two places closer than this need labels on opposite sides. */
const roomForTwoLabels = 150

/** The room of the goal's label at the end of the ruler, where paper has the largest letters. */
const roomForGoal = 136

/** The positions on a ruler of a given width, in units of the drawing. */
export function rulerGeometry({ points, band, potential, rival }: Reading, width: number): RulerGeometry {
  const x = (value: number) => (Math.min(100, Math.max(0, value)) * width) / 100
  const score = x(points)
  const goal = potential === null ? null : x(potential)
  const isCrowded = goal !== null && goal - score < roomForTwoLabels
  return {
    ticks: Array.from({ length: 21 }, (_, index) => ({
      points: index * 5,
      x: x(index * 5),
      large: index % 5 === 0,
    })),
    score,
    scoreLabel: {
      x: isCrowded && anchorAt(goal, width) === 'end' ? Math.min(score, width - roomForGoal) : score,
      anchor: isCrowded ? 'end' : anchorAt(score, width),
    },
    band: { from: x(points - band), to: x(points + band) },
    rival: rival === null ? null : { x: x(rival), anchor: anchorAt(x(rival), width) },
    potential: goal === null ? null : { x: goal, anchor: goalAnchor(anchorAt(goal, width), isCrowded) },
  }
}

/** On the side away from the label of the score, as long as that side has room. */
function goalAnchor(anchor: Anchor, isCrowded: boolean): Anchor {
  return isCrowded && anchor !== 'end' ? 'start' : anchor
}

/** Labels near an end extend inwards, so that they stay on the page. */
function anchorAt(x: number, width: number): Anchor {
  if (x < width * 0.1) return 'start'
  return x > width * 0.9 ? 'end' : 'middle'
}
