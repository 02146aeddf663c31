import type { Plugin } from 'vite'

/**
 * Keeps the browser's own `import()`. Vite wraps it in code that preloads what a module imports and links
 * its style sheets: our lazy modules are small and have no style sheet. The wrapper is larger than some of
 * them, and every script of a page would wait for it: docs/decisions/0021-imports-without-a-preloader.md.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const wrapper = plugins.find(({ name }) => name === 'native:import-analysis-build')
      if (!wrapper) throw new Error('Vite no longer has the plugin that wraps import().')
      wrapper.applyToEnvironment = () => false
    },
  }
}
