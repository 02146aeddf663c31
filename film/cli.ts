import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import ts from 'typescript'

/**
 * `npm run film`: draws the film and encodes it, in both languages. `npm run film -- 12 33.5` draws
 * only the frames at these seconds, for someone to look at.
 */
registerHooks({
  // Node runs our TypeScript as it is written, but not its JSX.
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context)
    const source = ts.transpileModule(readFileSync(new URL(url), 'utf8'), {
      compilerOptions: {
        jsx: ts.JsxEmit.ReactJSX,
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2024,
      },
    })
    return { format: 'module', source: source.outputText, shortCircuit: true }
  },
})

const { renderFilm, drawStills } = await import('./render.ts')
const seconds = process.argv.slice(2).map(Number)
if (seconds.some(Number.isNaN)) {
  console.error('A frame is named by its second: npm run film -- 12 33.5')
  process.exit(2)
}
await (seconds.length > 0 ? drawStills(seconds) : renderFilm())
