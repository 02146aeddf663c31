interface ThreadPath {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  /** The x of its vertical part. */
  readonly turn: number
  /** The radius of its two corners; smaller where there is no room for it. */
  readonly radius: number
}

/** The SVG path of a thread: across, up or down at `turn`, and across again. */
export function threadPath({ from: [x, y], to: [endX, endY], turn, radius }: ThreadPath): string {
  const corner = Math.min(radius, Math.abs(endY - y) / 2)
  const toTurn = turn < x ? -corner : corner
  const toEnd = endX < turn ? -corner : corner
  const down = endY < y ? -corner : corner
  return [
    `M${x} ${y}H${turn - toTurn}`,
    `q${toTurn} 0 ${toTurn} ${down}`,
    `V${endY - down}`,
    `q0 ${down} ${toEnd} ${down}`,
    `H${endX}`,
  ].join('')
}
