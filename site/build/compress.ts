import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Writes a `.br` and a `.gz` beside every text file below `folder`, at the highest setting. That is half of the
 * work of a build: asynchronous compression shares it among the cores.
 */
export async function compressFiles(folder: URL): Promise<void> {
  const root = fileURLToPath(folder)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  await Promise.all(files.filter(isText).map(file => compressFile(join(root, file))))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  await Promise.all([
    writeFile(`${path}.br`, await inBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
    writeFile(`${path}.gz`, await inGzip(content, { level: 9 })),
  ])
}

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

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
