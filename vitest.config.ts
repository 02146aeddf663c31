import { defineConfig } from 'vitest/config'
import { shortLivedFlags } from './tests/support/node-flags.ts'

const shared = {
  environment: 'node',
  setupFiles: ['tests/support/stay-local.ts'],
  // Several times what a test takes, and a fact to come about: a busy machine is slow, not wrong.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  // One more than the two cores of the machine that runs them all: tests wait for processes, mails and databases.
  maxWorkers: 3,
}

/** Pages are drawn here as for visitors: the build of React for developers takes twice the time. */
const asForVisitors = { ...shared, env: { NODE_ENV: 'production' } }
const withDatabase = { ...asForVisitors, execArgv: shortLivedFlags }

/** These measure memory, or hold something to a time: beside many others they would measure the others. */
const alone = '**/*.alone.test.ts'
const needDatabase = '{database,server}/**/*.test.ts'
const sharePostgres = 'tests/support/shared-postgres.ts'
const shareSiteInBrowser = 'tests/support/shared-site-in-browser.ts'

/** Each kind of test is a project: `vitest run --project contract`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          include: ['{audit,benchmarks,bin,contracts,film,language,site,tests/looks}/**/*.test.{ts,tsx}'],
          exclude: [alone],
          // They change nothing that another could see: a process for each of 170 files costs more than they do.
          pool: 'threads',
          isolate: false,
          // By default, style sheets are empty in tests.
          css: { include: [/tokens\.css\?raw$/] },
        },
        // As the build defines it, for the code of pages.
        define: { SITE_ID: JSON.stringify('a-site') },
      },
      {
        test: {
          ...withDatabase,
          name: 'stored',
          include: [needDatabase],
          exclude: [alone],
          // To load the server anew for each of 85 files took 40 s of CPU.
          isolate: false,
          globalSetup: sharePostgres,
        },
      },
      { test: { ...shared, name: 'layout', include: ['tests/layout.test.ts'] } },
      {
        test: {
          ...withDatabase,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          // To load the server for each of 22 files took 17 s of CPU.
          isolate: false,
          globalSetup: sharePostgres,
        },
      },
      { test: { ...withDatabase, name: 'fuzz', include: ['tests/fuzz/**/*.test.ts'] } },
      { test: { ...withDatabase, name: 'faults', include: ['tests/faults/**/*.test.ts'] } },
      { test: { ...asForVisitors, name: 'html', include: ['tests/html.test.ts'] } },
      { test: { ...shared, name: 'audit', include: ['tests/own-audit.test.ts'], hookTimeout: 240_000 } },
      { test: { ...shared, name: 'budgets', include: ['tests/budgets.test.ts'] } },
      {
        test: {
          ...shared,
          execArgv: shortLivedFlags,
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: [alone],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Such a test often waits, for a batch, a mail or an audit.
          maxWorkers: 7,
          // Vitest runs projects side by side only when they have as many workers.
          sequence: { groupOrder: 1 },
          globalSetup: [sharePostgres, shareSiteInBrowser],
        },
      },
      {
        test: {
          ...shared,
          name: 'alone',
          include: [`{audit,database,server,tests}/${alone}`],
          // A core for each: most of them wait, and one after the other left more than half of the machine idle.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          globalSetup: sharePostgres,
        },
      },
    ],
  },
})
