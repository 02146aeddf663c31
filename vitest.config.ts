import { defineConfig } from 'vitest/config'

const shared = {
  environment: 'node',
  setupFiles: ['tests/support/stay-local.ts'],
  testTimeout: 30_000,
  hookTimeout: 120_000,
}

/** Each kind of test is a project: `vitest run --project unit`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{audit,bin,contracts,database,film,server,site}/**/*.test.{ts,tsx}',
            'tests/linear-patterns.test.ts',
          ],
        },
      },
      { test: { ...shared, name: 'layout', include: ['tests/layout.test.ts'] } },
      { test: { ...shared, name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      { test: { ...shared, name: 'html', include: ['tests/html.test.ts'] } },
      { test: { ...shared, name: 'audit', include: ['tests/own-audit.test.ts'], hookTimeout: 240_000 } },
      { test: { ...shared, name: 'budgets', include: ['tests/budgets.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
