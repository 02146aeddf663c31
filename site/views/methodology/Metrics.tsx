import './Metrics.css'
import type { Language } from '#contracts/languages.ts'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import { MeasuredScene } from '../../blocks/scenes/MeasuredScene.tsx'
import type { MethodologyWords } from './words.ts'

interface Props {
  readonly words: MethodologyWords['metrics']
  readonly language: Language
}

/** The measures, each with its formula; and why one reading proves nothing. */
export function Metrics({ words, language }: Props) {
  return (
    <>
      <AnswerBlock topic={words.heading} chunkId="measures-answer" answer={words.answer} />
      <dl className="metrics">
        {words.items.map(({ name, formula, example }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="mono">{formula}</dd>
            <dd>{example}</dd>
          </div>
        ))}
      </dl>
      <MeasuredScene words={words.scene} language={language} />
    </>
  )
}
