import './ToolBlock.css'
import type { Language } from '#contracts/languages.ts'
import { Pairs } from '../../blocks/lists/Pairs.tsx'
import { CopyableLines } from '../../blocks/passages/CopyableLines.tsx'
import { Lines } from '../../blocks/passages/Lines.tsx'
import { Paragraph } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import { type Tool, toolFile, toolLines, toolPath } from './tools.ts'
import type { GuideWords } from './words.ts'

interface Props {
  readonly tool: Tool
  readonly words: GuideWords['tools']
  readonly language: Language
}

/** Something to copy: what it is for, its lines, and the same as a file or what a command prints. */
export function ToolBlock({ tool, words, language }: Props) {
  const file = toolFile(tool, language)
  return (
    <div className="guide-tool" id={tool.id}>
      <Paragraph text={tool.text} />
      {'columns' in tool && <Pairs items={tool.columns} />}
      <CopyableLines name={tool.name} text={toolLines(tool, language)} copy={words.copy} />
      {file && (
        <p className="guide-tool-file">
          <a href={toolPath(file)} download>
            {fill(words.download, { file: file.name })}
          </a>
        </p>
      )}
      {'prints' in tool && (
        <div className="rules-pair">
          {tool.prints.map(({ name, text }) => (
            <Lines key={name} name={name} text={text} />
          ))}
        </div>
      )}
    </div>
  )
}
