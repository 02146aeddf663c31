interface Props {
  readonly in: string
  /** Of whom each is. */
  readonly of: readonly string[]
}

/**
 * The percentages of a sentence as bars, each with whose it is: on it, where there is room, or after it.
 *
 * @throws where the sentence has fewer of them than there are names.
 */
export function Shares({ in: sentence, of: names }: Props) {
  const shares = sentence.match(/\d+(?=\s*%)/gu) ?? []
  if (shares.length < names.length)
    throw new Error(`${names.length} shares are named, and ${shares.length} said: “${sentence}”`)
  return names.map((name, index) => {
    const share = Number(shares[index])
    const hasRoom = share > 50
    return (
      <svg key={name} className="mono" aria-hidden="true">
        <rect width={`${share}%`} height="20" />
        <text x={`${share}%`} dx={hasRoom ? -6 : 6} y="14" textAnchor={hasRoom ? 'end' : undefined}>
          {name} {share}
        </text>
      </svg>
    )
  })
}
