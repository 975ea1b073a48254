import { defineConfig } from 'vitest/config'

const everywhere = ['packages/**', 'apps/apply/**', 'apps/suggest/**', 'apps/web/**', 'test/**', 'bench/**']
const named = (ending: string) => everywhere.map(place => `${place}/${ending}`)

const isWhole = process.env['EVERY_TEST'] !== undefined

/** The whole story and the server-rendered pages; `npm run test:rest` runs every browser test. */
const inBrowser = isWhole ? named('*.browser.test.ts') : ['apps/web/test/{server-rendered,story}.browser.test.ts']

/** These change the grace time of a group for a moment: they have a demo of their own and run one after the other. */
const alone = ['apps/web/test/{decisions,farewells,interviews}.browser.test.ts']

const server = process.env['TEST_DATABASE_URL']

/**
 * Every operation for every caller, migrations of rows, and most rooms of apply: the longest tests, and what they find
 * hardly ever is the engine's. Where there is a server they run there alone, unless tests are named.
 */
const onServerAlone =
  server && !isWhole
    ? [
        'apps/apply/test/{access,outside}',
        'apps/apply/src/!(demo|jobs|lists|me|outbox|people|sign-in)',
        'apps/suggest/src/command-line',
      ].map(place => `${place}/**/*.db.test.ts`)
    : []

/**
 * `*.db.test.ts` touches the database and runs on both engines; `*.browser.test.ts` uses the client in a browser;
 * `*.slow.test.ts` is left to `npm run test:rest`; every other test runs once.
 */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes late on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    // Files of one worker share their modules, and so the compiled embedded database.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'once',
          include: named('*.test.ts'),
          exclude: [
            '**/node_modules/**',
            ...named('*.db.test.ts'),
            ...named('*.browser.test.ts'),
            ...named('*.long.test.ts'),
            ...named('*.slow.test.ts'),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'pglite',
          include: named('*.db.test.ts'),
          exclude: ['**/node_modules/**', ...onServerAlone],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: inBrowser,
          exclude: ['**/node_modules/**', ...alone],
          globalSetup: ['apps/web/test/start.ts'],
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-alone',
          include: isWhole ? alone : [],
          globalSetup: ['apps/web/test/start.ts'],
          testTimeout: 180_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'slow', include: named('*.slow.test.ts') } },
      ...(server
        ? [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                include: named('*.db.test.ts'),
                env: { ENGINE: 'postgres' },
                globalSetup: ['packages/database/src/testing-server.ts'],
              },
            },
          ]
        : []),
    ],
  },
})
