import type { scoreEffects } from '../../content/schemas/change.ts'

/** In a box: plus where points are added, minus where they go, an arrow down for fewer faults, up for more, else equal. */
export function Sign({ of }: { readonly of: (typeof scoreEffects)[number] }) {
  return (
    <svg className="sign" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path d={`M1 1h16v16H1z${strokes[of]}`} />
    </svg>
  )
}

const strokes = {
  added: 'M5 9h8M9 5v8',
  removed: 'M5 9h8',
  stricter: 'M9 14V5M5.5 8 9 4.5 12.5 8',
  fewer: 'M9 4v9M5.5 10 9 13.5 12.5 10',
  none: 'M5 7h8M5 11h8',
} as const
