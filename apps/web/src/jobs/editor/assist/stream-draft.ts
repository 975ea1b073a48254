import { EventSourceParserStream } from 'eventsource-parser/stream'
import { send } from '../../../api/client.ts'
import { Problem, problemOf } from '../../../api/problem.ts'
import type { Sent } from '../../../api/reply.ts'
import type { Language } from '../../../language/language.ts'

export type Wish = Sent<'/api/ai/job-draft', 'post'>
export type Drafted = {
  readonly source: 'ai' | 'outline'
  readonly descriptionEn: string | null
  readonly descriptionDe: string | null
}

type Delta = { readonly language: Language; readonly text: string }
type Refusal = { readonly code: string; readonly status: number; readonly detail: string }

/** Reports the text as it arrives, and returns the whole draft at the end. */
export const streamDraft = async (
  wish: Wish,
  onWords: (delta: Delta) => void,
  signal: AbortSignal,
): Promise<Drafted> => {
  const answer = await send(
    new Request(new URL('/api/ai/job-draft', location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
      signal,
    }),
  )
  if (!answer.ok || answer.body === null) throw problemOf(answer, await answer.json().catch(() => undefined))
  const events = answer.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  for (;;) {
    const { done, value } = await events.read()
    // Without a final event the connection was cut.
    if (done) throw new Problem({ code: 'OFFLINE', status: 0 })
    const data: unknown = JSON.parse(value.data)
    if (value.event === 'delta') onWords(data as Delta)
    if (value.event === 'done') return data as Drafted
    if (value.event === 'error') throw new Problem(data as Refusal)
  }
}
