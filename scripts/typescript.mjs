// Sets everything up, then runs a TypeScript program of the workspace: node scripts/typescript.mjs <file> <words …>
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { main, setUp, setUpToRun, toolEnvironment, whenToldToEnd } from './setup.mjs'

await main(async () => {
  const isService = /^(?:apps|packages)\/[^/]+\/src\//.test(process.argv[2])
  const node = isService ? setUpToRun() : setUp()
  const child = spawn(node, process.argv.slice(2), {
    env: toolEnvironment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  whenToldToEnd(signal => child.kill(signal))
  const [code] = await once(child, 'exit')
  return code ?? 1
})
