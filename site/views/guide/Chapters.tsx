import '../../blocks/sources/note-twins.css'
import '../../blocks/passages/LinesFolded.css'
import './Chapters.css'
import '../../styles/night.css'
import '../../blocks/page/Tinted.css'
import type { ComponentProps, ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { BeforeAfter } from '../../blocks/data/BeforeAfter.tsx'
import { DataTable } from '../../blocks/data/DataTable.tsx'
import type { BlockLabels } from '../../blocks/labels.ts'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { HeadFold } from '../../blocks/lists/HeadFold.tsx'
import { IndexLink } from '../../blocks/page/IndexLink.tsx'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import { CopyActions, CopyableLines, Lines } from '../../blocks/passages/Lines.tsx'
import { SourceNotes, sourcesBySection } from '../../blocks/sources/SourceNotes.tsx'
import { textsOf } from '../../content/bilingual.ts'
import { Paragraph } from '../../content/inline.tsx'
import type { NumberedSource } from '../../content/read.ts'
import { fill } from '../../content/wording.ts'
import { Rhythm } from './Rhythm.tsx'
import { type Tool, toolFile, toolLines, toolPath } from './tools.ts'
import type { GuideWords } from './words.ts'

interface Props {
  readonly words: GuideWords
  readonly sources: readonly NumberedSource[]
  readonly labels: BlockLabels
  readonly language: Language
  /** The drawing that opens each chapter. */
  readonly scenes: readonly ReactNode[]
}

type Chapter = GuideWords['chapters'][number]
type Block = Chapter['blocks'][number]

export function Chapters({ words, sources, labels, language, scenes }: Props) {
  const blocks = words.chapters.flatMap(chapter => chapter.blocks)
  const notes = sourcesBySection(blocks.map(textsOf), sources)
  const notesOf = (block: Block) => notes[blocks.indexOf(block)] ?? []
  return (
    <div className="chapters">
      {words.chapters.map((chapter, index) => (
        <section key={chapter.id} id={chapter.id} className="chapter indexed">
          <div className="chapter-opening inked">
            <header>
              <p className="visually-hidden">{fill(words.chapter, { number: index + 1 })}</p>
              <h2>{chapter.title}</h2>
              <p className="chapter-lead page-lead">{chapter.card}</p>
            </header>
            {scenes[index]}
          </div>
          {chapter.blocks.map(block => (
            <Question
              key={block.id}
              block={block}
              notes={notesOf(block)}
              labels={labels}
              words={words}
              language={language}
            />
          ))}
          <TodoList
            heading={fill(words.todo, { count: chapter.todo.length })}
            items={chapter.todo}
            isOpen={index === 0}
          />
          <IndexLink words={labels.contents} chapter={{ number: index + 1, title: chapter.title }} />
        </section>
      ))}
    </div>
  )
}

interface QuestionProps {
  readonly block: Block
  readonly notes: readonly NumberedSource[]
  readonly labels: BlockLabels
  readonly words: GuideWords
  readonly language: Language
}

/** A command is for few readers: it stands beside the text. */
function Question({ block, notes, labels, words, language }: QuestionProps) {
  const { id, heading, answer, more, body, rewritten, rhythm, tools } = block
  const drawn = (tool: Tool) => (
    <ToolBlock key={tool.id} tool={tool} words={words.tools} language={language} />
  )
  const commands: readonly Tool[] = tools.filter(tool => 'command' in tool)
  return (
    <section className="chapter-block grid" id={id}>
      <h3>{heading}</h3>
      <div className="section-text">
        <AnswerBlock
          topic={heading}
          chunkId={`${id}-answer`}
          answer={answer}
          detail={{ body, labels: { detail: more } }}
        />
        {rewritten && <Rewritten words={words.rewritten} passage={rewritten} />}
        {rhythm && <Rhythm rhythm={rhythm} />}
        {tools.filter(tool => !commands.includes(tool)).map(drawn)}
      </div>
      {notes.length + commands.length > 0 && (
        <aside className="margin">
          {commands.map(drawn)}
          {notes.length > 0 && <SourceNotes sources={notes} labels={labels.sources} anchored={false} />}
        </aside>
      )}
    </section>
  )
}

interface RewrittenProps {
  readonly words: GuideWords['rewritten']
  readonly passage: NonNullable<Block['rewritten']>
}

function Rewritten({ words, passage }: RewrittenProps) {
  return (
    <BeforeAfter
      label={words.label}
      before={{ name: words.before, text: passage.before }}
      after={{ name: words.after, text: passage.after }}
    />
  )
}

interface ToolBlockProps {
  readonly tool: Tool
  readonly words: GuideWords['tools']
  readonly language: Language
}

/** Something to copy: what it is for, its lines, and the same as a file or what a command prints. */
function ToolBlock({ tool, words, language }: ToolBlockProps) {
  const lines = <ToolLines tool={tool} words={words} language={language} />
  return (
    <div className="guide-tool" id={tool.id}>
      {'command' in tool ? <h4>{tool.name}</h4> : <p className="mono">{words.heading}</p>}
      <Paragraph text={tool.text} />
      {'command' in tool ? (
        <details>
          <summary>
            {words.technical} <span className="visually-hidden">{tool.name}</span>
          </summary>
          {lines}
        </details>
      ) : (
        lines
      )}
    </div>
  )
}

function ToolLines({ tool, words, language }: ToolBlockProps) {
  const file = toolFile(tool, language)
  const copyable = {
    name: tool.name,
    text: toolLines(tool, language),
    copy: words.copy,
    file: file && (
      <a href={toolPath(file)} download>
        {words.download}
        <span className="visually-hidden"> {file.name}</span>
      </a>
    ),
  }
  return (
    <>
      {'columns' in tool ? (
        <CopyableSheet {...copyable} columns={tool.columns} all={words.all} labels={words.columns} />
      ) : (
        <CopyableLines {...copyable} more={words.more} />
      )}
      {'prints' in tool && (
        <div className="rules-pair">
          {tool.prints.map(({ name, text }) => (
            <Lines key={name} name={name} text={text} />
          ))}
        </div>
      )}
    </>
  )
}

interface CopyableSheetProps extends ComponentProps<typeof CopyActions> {
  readonly columns: Extract<Tool, { columns: unknown }>['columns']
  readonly all: string
  readonly labels: GuideWords['tools']['columns']
}

/** A sheet to fill in, as what its columns hold: its lines are mostly separators. */
function CopyableSheet({ columns, all, labels, ...copied }: CopyableSheetProps) {
  return (
    <div className="rules">
      <p className="rules-head">
        <b>{copied.name}</b> <CopyActions {...copied} />
      </p>
      <Fold summary={fill(all, { count: columns.length })}>
        <DataTable
          label={copied.name}
          columns={[labels.name, labels.text, labels.example]}
          rows={columns.map(({ name, text, example }) => [name, text, example])}
        />
      </Fold>
    </div>
  )
}

interface TodoListProps {
  readonly heading: string
  readonly items: readonly string[]
  /** Whether a phone shows it at once: the first one, as an example of the others. */
  readonly isOpen: boolean
}

function TodoList({ heading, items, isOpen }: TodoListProps) {
  return (
    <div className="todo grid">
      <h3>{heading}</h3>
      <HeadFold name={heading} isOpen={isOpen}>
        <ul>
          {items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </HeadFold>
    </div>
  )
}
