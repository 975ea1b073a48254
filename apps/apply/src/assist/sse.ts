import { PassThrough } from 'node:stream'
import { untilGone } from '@kolleg/front'
import { Problem } from '@kolleg/problems'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../problems.ts'
import { AiFailure } from './ai/failure.ts'

/** Proxies close connections that are silent for a minute or less. */
const usualBeatMs = 10_000

export type Send = (event: 'delta' | 'done', data: object) => void

/** The problem the caller gets if there is no answer from the AI. */
export const orUnavailable = (error: unknown): unknown =>
  error instanceof AiFailure ? problem('AI_UNAVAILABLE', { detail: error.message, cause: error }) : error

/**
 * Answers with Server-Sent Events: the events of the work, heartbeats, and at the end `done` or `error`. The work is
 * aborted when the caller leaves.
 */
export const streamEvents = (
  request: FastifyRequest,
  reply: FastifyReply,
  work: (send: Send, signal: AbortSignal) => Promise<void>,
  beatMs = usualBeatMs,
): FastifyReply => {
  const stream = new PassThrough()
  const write = (event: string, data: object) => stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const beat = setInterval(() => stream.write(': still here\n\n'), beatMs)
  const signal = untilGone(reply)
  work(write, signal)
    .catch((error: unknown) => {
      if (signal.aborted) return
      write('error', told(request, error))
    })
    .finally(() => {
      clearInterval(beat)
      stream.end()
    })
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      // Without it, proxies would buffer the events.
      'x-accel-buffering': 'no',
    })
    .send(stream)
}

const told = (request: FastifyRequest, error: unknown): object => {
  const known = orUnavailable(error)
  request.log.warn({ err: error }, 'a stream ended early')
  const { code, title, status, message } = known instanceof Problem ? known : problem('INTERNAL')
  return { code, title, status, detail: message }
}
