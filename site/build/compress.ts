import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Writes a `.br` and a `.gz` beside every text file below `folder`, at the highest setting. */
export function compressFiles(folder: URL): void {
  const root = fileURLToPath(folder)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(isText)) compressFile(join(root, file))
}

function compressFile(path: string): void {
  const content = readFileSync(path)
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}

/** Fonts and pictures are compressed already. */
const textExtensions = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.webmanifest',
  '.xml',
  '.txt',
  '.csv',
  '.md',
])

function isText(file: string): boolean {
  return textExtensions.has(extname(file))
}
