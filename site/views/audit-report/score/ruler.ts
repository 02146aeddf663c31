/** The values of the ruler, from 0 to 100. */
export interface Reading {
  readonly points: number
  readonly band: number
  /** The score with the first fixes; null when that is not a sum of points. */
  readonly potential: number | null
  readonly rival: number | null
}

/** A place on the ruler, in percent, and the side on which its label is. */
export interface Place {
  readonly x: number
  readonly anchor: 'start' | 'middle' | 'end'
}

export interface RulerGeometry {
  readonly score: Place
  readonly band: { readonly from: number; readonly to: number }
  readonly potential: Place | null
  readonly rival: Place | null
}

/** The places on a ruler of any width. */
export function rulerGeometry({ points, band, potential, rival }: Reading): RulerGeometry {
  return {
    score: placeOf(points),
    band: { from: placeOf(points - band).x, to: placeOf(points + band).x },
    potential: potential === null ? null : placeOf(potential),
    rival: rival === null ? null : placeOf(rival),
  }
}

/** Labels near an end extend inwards, so that they stay on the page, on a narrow one too. */
function placeOf(value: number): Place {
  const x = Math.min(100, Math.max(0, value))
  if (x < 15) return { x, anchor: 'start' }
  return { x, anchor: x > 85 ? 'end' : 'middle' }
}
