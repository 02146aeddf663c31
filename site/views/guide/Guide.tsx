import './Guide.css'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { writtenDate } from '#language/dates.ts'
import { FormPart } from '../../blocks/forms/FormPart.tsx'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import { AuditCall } from '../../blocks/page/CallStrip.tsx'
import { closingParts } from '../../blocks/page/closing-parts.tsx'
import { indexId } from '../../blocks/page/IndexLink.tsx'
import { NumberedSections, type Part } from '../../blocks/page/NumberedSections.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import { CopyToast } from '../../blocks/passages/CopyToast.tsx'
import { AnswerScene } from '../../blocks/scenes/AnswerScene.tsx'
import { EvidenceScene } from '../../blocks/scenes/EvidenceScene.tsx'
import { ReadScene } from '../../blocks/scenes/ReadScene.tsx'
import { RoundsScene } from '../../blocks/scenes/RoundsScene.tsx'
import type { SceneWords } from '../../blocks/scenes/words.ts'
import { SignedHead } from '../../blocks/signed/SignedHead.tsx'
import { Inline } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import { Chapters } from './Chapters.tsx'
import { checklistPath } from './checklist.ts'
import type { GuideWords } from './words.ts'

interface Props {
  readonly words: GuideWords
  readonly context: PageContext
  readonly scenes: SceneWords
  /** What happens to the data typed in the form. */
  readonly privacy: string
  readonly form?: ReactNode
}

export function Guide(props: Props) {
  const { words, context, scenes } = props
  const { language, author, labels, sources } = context
  const parts = [...requestParts(props), ...closingParts(words, context)]
  return (
    <div className="wrap guide-page">
      <SignedHead words={words} author={author.name} context={context} />
      <Tinted>
        <Summary summary={words.summary} />
      </Tinted>
      <Cards words={words} language={language} />
      <Chapters
        words={words}
        sources={sources}
        labels={labels}
        language={language}
        scenes={[
          <ReadScene key="read" words={scenes.read} />,
          <AnswerScene key="answer" words={scenes.answer} />,
          <EvidenceScene key="evidence" words={scenes.evidence} />,
          <RoundsScene key="measurement" words={scenes.measurement} language={language} />,
        ]}
      />
      <NumberedSections
        parts={parts}
        sources={[]}
        labels={labels.sources}
        first={words.chapters.length + 1}
      />
      <AuditCall words={words.call} language={language} />
      <CopyToast words={words.tools.copied} />
    </div>
  )
}

function Summary({ summary }: { readonly summary: GuideWords['summary'] }) {
  return (
    <section className="guide-summary grid">
      <h2>{summary.heading}</h2>
      <ol>
        {summary.lines.map(line => (
          <li key={line}>
            <span>
              <Inline text={line} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The index: each chapter and its questions, then all that there is to keep or to copy. */
function Cards({ words, language }: { readonly words: GuideWords; readonly language: Language }) {
  const tools = words.chapters.flatMap(({ blocks }) => blocks.flatMap(block => block.tools))
  return (
    <div className="guide-cards" id={indexId}>
      <ol>
        {words.chapters.map(({ id, title, blocks }, index) => (
          <li key={id}>
            <p className="mono">{fill(words.chapter, { number: index + 1 })}</p>
            <p className="guide-card-title">
              <a href={`#${id}`}>{title}</a>
            </p>
            <ul>
              {blocks.map(block => (
                <li key={block.id}>
                  <a href={`#${block.id}`}>{block.heading}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className="guide-tools">
        <p className="mono">{words.tools.heading}</p>
        <ul>
          {tools.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
        <p>
          <a href={checklistPath(language)} download>
            {words.checklist.download}
          </a>
        </p>
      </div>
    </div>
  )
}

function requestParts({ words, context, privacy, form }: Props): readonly Part[] {
  const { changes } = words
  return [
    {
      id: 'request',
      ...words.form,
      children: <FormPart text={words.form.text} form={form} privacy={privacy} />,
    },
    {
      id: 'changes',
      ...changes,
      children: (
        <Pairs
          items={changes.items.map(({ date, text }) => ({
            name: writtenDate(date, context.language),
            text,
          }))}
        />
      ),
    },
  ]
}
