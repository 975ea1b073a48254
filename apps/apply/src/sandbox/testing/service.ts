import { openTestSandbox } from './tasks.ts'

/** A service whose sandbox is stuck. */
const [folder = '', note = ''] = process.argv.slice(2)
await openTestSandbox(folder).run('stick', { person: 'Zoe', gone: new AbortController().signal }, async () => note)
