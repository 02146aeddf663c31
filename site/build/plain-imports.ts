import type { Plugin } from 'vite'

/**
 * Leaves `import()` as the browser has it. Vite wraps it in 0.7 kB (brotli) that preload what a module
 * imports and link its style sheets, and lists all of these: our lazy modules are small and bring no
 * style sheet.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { resolveDependencies: () => [] } } }),
    load: id => (id === preloadHelper ? 'export const __vitePreload = load => load()' : undefined),
  }
}

const preloadHelper = '\0vite/preload-helper.js'
