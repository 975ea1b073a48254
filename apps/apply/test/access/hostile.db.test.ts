import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spoilt } from './hostile.ts'
import { requests } from './requests.ts'
import { buildWorld, type World } from './world.ts'

let world: World
beforeAll(async () => (world = await buildWorld()))
afterAll(() => world.close())

/** How many wrong calls of each operation; the long suite asks for more. */
const numRuns = Number(process.env['HOSTILE_CALLS'] ?? 12)

type Described = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }
type Operation = { readonly parameters?: readonly { readonly in: string; readonly name: string }[] }

/** The operations of the description with the names of what their path and query take. */
const described = async () => {
  const { paths } = (await (await fetch(`${world.address}/api/openapi.json`)).json()) as Described
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      operation: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      names: parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name),
      asked: parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
    })),
  )
}

test('whatever is wrong with a call, the answer is a clear refusal and never our mistake', async () => {
  for (const { operation, names, asked } of await described()) {
    const good = requests(world)[operation] ?? {}
    await fc.assert(
      fc.asyncProperty(
        spoilt(good, names, asked),
        fc.constantFrom('professor', 'admin', 'owner'),
        async (sent, who) => {
          const { status, problem } = await world.call(who, operation, sent)
          expect(status, operation).toBeLessThan(500)
          if (status >= 400)
            expect(problem, `${operation} ${status}`).toMatchObject({ status, code: expect.any(String) })
          else if (!operation.startsWith('GET ')) await world.restore()
        },
      ),
      { numRuns },
    )
  }
}, 120_000)
