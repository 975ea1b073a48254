import { setTimeout as wait } from 'node:timers/promises'
import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AiServer, behaviours, startAiServer } from '../testing/ai-server.ts'
import { guarded } from './guard.ts'
import { openAi } from './openai.ts'

let server: AiServer
beforeAll(async () => {
  server = await startAiServer()
})
afterAll(() => server.close())

const waits = { firstWordMs: 150, nextWordMs: 150, wholeMs: 2_000 }
const prompt = { instructions: 'Do this.', material: 'With that.', mostTokens: 100 }
const calm = () => new AbortController().signal
const model = () => openAi({ baseUrl: server.baseUrl, apiKey: 'sk-secret', model: 'tiny', waits })
const patient = () => guarded(model(), { retryAfterMs: 1 })

const heard = async (ai = model(), signal = calm()) => {
  let words = ''
  try {
    for await (const part of ai.write(prompt, signal)) words += part
    return { words }
  } catch (error) {
    return { words, failure: error as Error & { passes?: boolean } }
  }
}

test('an answer arrives word by word, and the question is sent unchanged', async () => {
  server.behave(behaviours.says('<p>Grüße an alle</p>'))
  const parts: string[] = []
  for await (const part of model().write(prompt, calm())) parts.push(part)
  expect([parts.join(''), parts.length > 1]).toEqual(['<p>Grüße an alle</p>', true])
  expect(server.asked).toMatchObject([
    {
      authorization: 'Bearer sk-secret',
      body: {
        model: 'tiny',
        stream: true,
        max_tokens: 100,
        messages: [
          { role: 'system', content: 'Do this.' },
          { role: 'user', content: 'With that.' },
        ],
      },
    },
  ])
})

test.each([
  ['stalls before the first word', behaviours.stalls(''), '', true],
  ['stalls in the middle', behaviours.stalls('Half'), 'Half', true],
  ['hangs up in the middle', behaviours.cuts('Half'), 'Half', true],
  ['ends without being done', behaviours.fadesOut('Half'), 'Half', true],
  ['runs out of length', behaviours.runsLong(), '<p>and so on', true],
  ['has too much to do', behaviours.refuses(429), '', true],
  ['fails', behaviours.refuses(500), '', true],
  ['does not know our key', behaviours.refuses(401), '', false],
  ['talks nonsense', behaviours.talksNonsense(), '', true],
  ['is a page of something else', behaviours.servesAPage(), '', true],
])('a service that %s has failed, and the failure reveals no secret', async (_, behaviour, words, passes) => {
  server.behave(behaviour)
  const { words: got, failure } = await heard()
  expect([got, failure?.name, failure?.passes]).toEqual([words, 'AiFailure', passes])
  expect(failure?.message).not.toMatch(/secret|Do this|With that/)
  expect(inspect(failure, { depth: 9 })).not.toMatch(/secret|Do this|With that/)
})

test('an unreachable service has failed', async () => {
  const gone = openAi({ baseUrl: 'http://127.0.0.1:1/v1', apiKey: undefined, model: 'tiny', waits })
  expect((await heard(gone)).failure).toMatchObject({ name: 'AiFailure', passes: true })
})

test('a reader who stops listening ends the connection', async () => {
  server.behave(behaviours.stalls('Half'))
  const leaving = new AbortController()
  const listening = heard(model(), leaving.signal)
  while (server.asked.length === 0) await wait(5)
  leaving.abort()
  await listening
  while (server.left.length === 0) await wait(5)
  expect(server.left.length).toBe(1)
})

test('a request without any answer yet is retried once', async () => {
  server.behave(behaviours.refuses(503), behaviours.says('<p>Now</p>'))
  expect(await heard(patient())).toEqual({ words: '<p>Now</p>' })
  server.behave(behaviours.refuses(429))
  expect((await heard(patient())).failure?.message).toBe('The AI service has too much to do.')
  expect(server.asked.length).toBe(2)
  server.behave(behaviours.cuts('Half'))
  expect((await heard(patient())).words).toBe('Half')
  expect(server.asked.length).toBe(1)
  server.behave(behaviours.refuses(401))
  await heard(patient())
  expect(server.asked.length).toBe(1)
})

test('a service that says when to retry is not called before', async () => {
  server.behave(behaviours.refuses(429, { 'retry-after': '7' }))
  expect((await heard(patient())).failure?.message).toBe('The AI service has too much to do; try again in 7 s.')
  expect(server.asked.length).toBe(1)
  server.behave(behaviours.refuses(429, { 'retry-after': '0' }), behaviours.says('<p>Now</p>'))
  expect(await heard(patient())).toEqual({ words: '<p>Now</p>' })
})

test('after failures in a row the service is not called for a while, then tried once', async () => {
  let now = 0
  const ai = guarded(model(), { failures: 3, restMs: 1000, retryAfterMs: 1, now: () => now })
  server.behave(behaviours.refuses(500))
  await heard(ai)
  expect(ai.isResting()).toBe(false)
  await heard(ai)
  expect([server.asked.length, ai.isResting()]).toEqual([3, true])
  expect((await heard(ai)).failure?.message).toContain('left alone')
  expect(server.asked.length).toBe(3)

  now = 1000
  server.behave(behaviours.stalls('Half'))
  const leaving = new AbortController()
  const trying = heard(ai, leaving.signal)
  while (server.asked.length === 0) await wait(5)
  expect((await heard(ai)).failure?.message).toContain('left alone')
  leaving.abort()
  await trying

  server.behave(behaviours.says('<p>Back</p>'))
  expect(await heard(ai)).toEqual({ words: '<p>Back</p>' })
  expect(ai.isResting()).toBe(false)
})
