import type { Figure } from './citation.ts'

type Known = Pick<Figure, 'source' | 'date' | 'confidence'> & {
  /** In one language or in both. */
  readonly measurementTechnique: unknown
}

/** Neighbours that one study gives, by one method and with one confidence. */
export function studiesOf<Each extends Known>(figures: readonly Each[]): readonly (readonly Each[])[] {
  return figures.reduce<Each[][]>((studies, figure) => {
    const last = studies.at(-1)
    if (last?.[0] && keyOf(last[0]) === keyOf(figure)) last.push(figure)
    else studies.push([figure])
    return studies
  }, [])
}

/** Those after the first of their study, which carries its mark. */
export function repeatedIn<Each extends Known>(figures: readonly Each[]): readonly Each[] {
  return studiesOf(figures).flatMap(study => study.slice(1))
}

function keyOf({ source, date, measurementTechnique, confidence }: Known): string {
  return JSON.stringify([source, date, measurementTechnique, confidence])
}
