import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPerson } from '../../apps/apply/src/demo/people.ts'
import { newPdf } from '../../apps/apply/src/documents/testing/pdfs.ts'
import { start } from '../../apps/suggest/src/start.ts'
import { startDemo } from '../../apps/web/test/demo.ts'
import { signInAsDemoPerson } from './demo-sign-in.ts'
import { server } from './server.ts'

const env = server('generators')
const root = fileURLToPath(new URL('../..', import.meta.url))
const tool = (...path: readonly string[]): string => join(env.GENERATORS_FOLDER, ...path)
const fromNpm = (name: string): string => tool('node_modules', '.bin', name)

/** Runs a tool; returns its output if it failed, otherwise nothing. */
const failureOf = async (command: readonly string[], cwd = root, more: NodeJS.ProcessEnv = {}): Promise<string> => {
  const [name = '', ...words] = command
  const child = spawn(name, words, { cwd, env: { ...process.env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return child.exitCode === 0 ? '' : `ended with ${child.exitCode}: ${`${said}${complained}`.slice(-4000)}`
}

/** A running service, and what its client needs to know. */
type Opened = { readonly facts: object; readonly stop: () => Promise<unknown> }

const openApply = async (): Promise<Opened> => {
  const { address, stop } = await startDemo()
  const tokenOf = async (name: 'Amira' | 'Paula') => (await signInAsDemoPerson(address, demoPerson(name).userId)).token
  const pdf = (await newPdf(1)).toString('hex')
  return { facts: { address, pdf, applicant: await tokenOf('Amira'), professor: await tokenOf('Paula') }, stop }
}

const openSuggest = async (): Promise<Opened> => {
  const folder = await mkdtemp(join(tmpdir(), 'kolleg-suggest-'))
  const key = 'a-key-for-generated-clients'
  const settings = { PORT: '0', DATA_DIR: folder, API_KEYS: JSON.stringify([key]), LOG_LEVEL: 'error' }
  const { address, close } = await start(settings)
  return { facts: { address, key }, stop: async () => (await close(), await rm(folder, { recursive: true })) }
}

describe.runIf(env.running).each([
  ['apply', openApply],
  ['suggest', openSuggest],
])('the description of %s', (service, open) => {
  const description = join(root, 'docs', 'mirrors', `openapi-${service}.json`)
  const openapiGenerator = (...words: readonly string[]): readonly string[] => [
    'java',
    '-jar',
    tool('openapi-generator-cli.jar'),
    'generate',
    '--input-spec',
    description,
    ...words,
  ]
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kolleg-openapi-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('has no error for Redocly', async () => {
    expect(await failureOf([fromNpm('redocly'), 'lint', description])).toBe('')
  }, 600_000)

  test('has no error for Spectral', async () => {
    const rules = join(folder, 'rules.yaml')
    await writeFile(rules, 'extends: ["spectral:oas"]\n')
    expect(await failureOf([fromNpm('spectral'), 'lint', '--ruleset', rules, description])).toBe('')
  }, 600_000)

  test('gives a TypeScript client that compiles', async () => {
    const client = join(folder, 'client.ts')
    expect(await failureOf([fromNpm('openapi-typescript'), description, '--output', client])).toBe('')
    expect(await failureOf([fromNpm('tsc'), '--noEmit', '--strict', client], folder)).toBe('')
  }, 600_000)

  test('gives a Python client that compiles and can be imported', async () => {
    const generate = [
      tool('python', 'bin', 'openapi-python-client'),
      'generate',
      '--meta',
      'none',
      '--path',
      description,
    ]
    expect(await failureOf([...generate, '--output-path', join(folder, 'client')])).toBe('')
    const python = tool('python', 'bin', 'python')
    expect(await failureOf([python, '-m', 'compileall', '-q', 'client'], folder)).toBe('')
    expect(await failureOf([python, '-c', 'import client, client.models'], folder)).toBe('')
  }, 600_000)

  test('gives a Go client that builds', async () => {
    const go = join(folder, 'go')
    await mkdir(go)
    await writeFile(join(go, 'go.mod'), 'module example.org/client\n\ngo 1.24.0\n')
    const generate = [tool('oapi-codegen'), '-generate', 'types,client', '-package', 'client']
    expect(await failureOf([...generate, '-o', join(go, 'client.go'), description])).toBe('')
    expect(await failureOf(['go', 'get', 'github.com/oapi-codegen/runtime@v1.8.0'], go)).toBe('')
    expect(await failureOf(['go', 'build', './...'], go)).toBe('')
  }, 600_000)

  test('gives a Java client that compiles', async () => {
    const java = join(folder, 'java')
    const generate = openapiGenerator('--generator-name', 'java', '--library', 'native', '--output', java)
    expect(await failureOf(generate)).toBe('')
    expect(await failureOf(['mvn', '--batch-mode', '--quiet', '-Dmaven.test.skip=true', 'compile'], java)).toBe('')
  }, 600_000)

  test('gives a Python client that validates every reply and can do what people do first', async () => {
    const output = join(folder, 'strict')
    expect(await failureOf(openapiGenerator('--generator-name', 'python', '--output', output))).toBe('')
    const { facts, stop } = await open()
    try {
      const use = [tool('python', 'bin', 'python'), join(root, 'test', 'long', 'generated-client', `${service}.py`)]
      expect(await failureOf(use, folder, { PYTHONPATH: output, TOLD: JSON.stringify(facts) })).toBe('')
    } finally {
      await stop()
    }
  }, 600_000)
})
