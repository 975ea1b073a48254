import { defineConfig } from 'vitest/config'

/** What needs foreign servers; `npm run test:long` starts them. One file at a time, so that measured times mean something. */
export default defineConfig({
  test: {
    include: ['packages/**', 'apps/apply/**', 'apps/suggest/**', 'bench/**', 'test/**'].map(
      place => `${place}/*.long.test.ts`,
    ),
    exclude: ['**/node_modules/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
})
