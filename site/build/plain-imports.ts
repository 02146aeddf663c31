import type { Plugin } from 'vite'

/**
 * Leaves `import()` as the browser has it. Vite wraps it in code that preloads what a module imports and
 * links its style sheets: our lazy modules are small and bring no style sheet. The wrapper weighs more than
 * some of them, and every script of a page would wait for it: docs/decisions/0021-imports-without-a-preloader.md.
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
