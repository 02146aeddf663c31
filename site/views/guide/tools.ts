import type { Language } from '#contracts/languages.ts'
import { csvTable } from '#language/csv.ts'
import type { GuideWords } from './words.ts'

export type Tool = GuideWords['chapters'][number]['blocks'][number]['tools'][number]
type Sheet = Extract<Tool, { columns: unknown }>

interface ToolFile {
  /** `robots.fr.txt` */
  readonly name: string
  readonly text: string
}

/** What a reader copies. */
export function toolLines(tool: Tool, language: Language): string {
  if ('command' in tool) return tool.command
  if ('lines' in tool) return tool.lines
  if ('form' in tool) return `${tool.form}\n`
  return withoutMarks(sheetText(tool, language))
}

/** The same as a file, for the tools that one would keep. */
export function toolFile(tool: Tool, language: Language): ToolFile | undefined {
  if ('columns' in tool) return { name: `${tool.id}.${language}.csv`, text: sheetText(tool, language) }
  const isKept = 'form' in tool || ('isFile' in tool && tool.isFile)
  return isKept ? { name: `${tool.id}.${language}.txt`, text: toolLines(tool, language) } : undefined
}

export function toolPath({ name }: ToolFile): string {
  return `/guide/${name}`
}

export function toolsOf(words: Pick<GuideWords, 'chapters'>): readonly Tool[] {
  return words.chapters.flatMap(({ blocks }) => blocks.flatMap(({ tools }) => tools))
}

function sheetText({ columns, questions, runs }: Sheet, language: Language): string {
  const rows = Array.from({ length: questions }, (_, index) => {
    const filled = { number: String(index + 1), runs: String(runs) }
    return columns.map(({ holds }) => (holds === undefined ? '' : filled[holds]))
  })
  return csvTable([columns.map(({ name }) => name), columns.map(({ example }) => example), ...rows], language)
}

/** A page of the web keeps neither a byte order mark nor the carriage returns of a file. */
function withoutMarks(csv: string): string {
  return csv.replace('\ufeff', '').replaceAll('\r\n', '\n')
}
