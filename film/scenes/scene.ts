import type { ReactNode } from 'react'
import type { Seconds } from '../time.ts'
import type { FilmWords } from '../words.ts'

export interface SceneProps {
  /** Since the beginning of the scene. */
  readonly time: Seconds
  readonly words: FilmWords
}

/** What is drawn under the running head while a chapter lasts. */
export type Scene = (props: SceneProps) => ReactNode
