import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, streamText } from 'ai'
import type { Ai } from './ai.ts'
import { AiFailure } from './failure.ts'

export type Endpoint = {
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly model: string
  readonly waits?: Waits
}

export type Waits = { readonly firstWordMs: number; readonly nextWordMs: number; readonly wholeMs: number }

const usual: Waits = { firstWordMs: 30_000, nextWordMs: 15_000, wholeMs: 120_000 }

/** Any endpoint that speaks the chat API of OpenAI: OpenAI, Azure, vLLM, Ollama and others. */
export const openAi = ({ baseUrl, apiKey, model, waits = usual }: Endpoint): Ai => {
  const provider = createOpenAICompatible({ name: 'ai', baseURL: baseUrl, ...(apiKey !== undefined && { apiKey }) })
  return {
    write: async function* (prompt, signal) {
      const { fullStream } = streamText({
        model: provider(model),
        instructions: prompt.instructions,
        prompt: prompt.material,
        maxOutputTokens: prompt.mostTokens,
        temperature: 0.3,
        abortSignal: signal,
        maxRetries: 0,
        timeout: { firstChunkMs: waits.firstWordMs, chunkMs: waits.nextWordMs, totalMs: waits.wholeMs },
        onError: () => {},
      })
      let ending: string | undefined
      try {
        for await (const part of fullStream) {
          if (part.type === 'text-delta') yield part.text
          if (part.type === 'error') throw part.error
          if (part.type === 'abort') throw new AiFailure('The AI service did not answer in time.', true)
          if (part.type === 'finish') ending = part.finishReason
        }
      } catch (error) {
        throw failureOf(error)
      }
      if (ending !== 'stop') throw new AiFailure(endings[ending ?? ''] ?? 'The answer of the AI broke off.', true)
    },
  }
}

const endings: Readonly<Record<string, string>> = {
  length: 'The answer of the AI was longer than it may be.',
  'content-filter': 'The AI service refused to answer.',
}

const failureOf = (error: unknown): AiFailure => {
  if (error instanceof AiFailure) return error
  const cause = traceOf(error)
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError'))
    return new AiFailure('The AI service did not answer in time.', true, cause)
  if (!APICallError.isInstance(error)) return new AiFailure('The answer of the AI service cannot be read.', true, cause)
  const status = error.statusCode
  if (status === undefined) return new AiFailure('The AI service cannot be reached.', true, cause)
  if (status === 429) return tooMuch(error)
  if (status >= 500) return new AiFailure(`The AI service failed (${status}).`, true, cause)
  if (status >= 400) return new AiFailure(`The AI service did not accept the request (${status}).`, false, cause)
  return new AiFailure('The answer of the AI service cannot be read.', true, cause)
}

/** The kind of error only: the message may quote the question or the key, and must not be logged. */
const traceOf = (error: unknown): Error => {
  const { name, cause } = error instanceof Error ? error : new Error()
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return new Error(typeof code === 'string' ? `${name} (${code})` : name)
}

/** `Retry-After` in seconds is respected; a date is not worth parsing for such short waits. */
const tooMuch = (error: APICallError): AiFailure => {
  const said = error.responseHeaders?.['retry-after'] ?? ''
  const sentence = 'The AI service has too much to do'
  return /^\d{1,5}$/.test(said)
    ? new AiFailure(`${sentence}; try again in ${said} s.`, true, traceOf(error), Number(said))
    : new AiFailure(`${sentence}.`, true, traceOf(error))
}
