import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../../lower-priority.ts'
import { pass } from './gate.ts'
import type { Answer, Outcome, Question, Start } from './message.ts'
import { openSession } from './sentence-session.ts'

/** Results are returned in groups of this size while more are waiting, so that the main thread wakes up less often. */
const TEXTS_TOGETHER = 6

/** A worker thread: opens the model, reports that it is ready, and answers until told to leave. */
async function serve(port: MessagePort, { model, gate }: Start): Promise<void> {
  const say = (message: Answer) => port.postMessage(message)
  const embed = await pass(gate, () => openSession(model))

  let inHand = 0
  let outcomes: Outcome[] = []

  async function outcomeOf(id: number, text: string): Promise<Outcome> {
    try {
      return { id, vector: await pass(gate, () => embed(text)) }
    } catch (error) {
      return { id, reason: reasonOf(error) }
    }
  }
  async function answer(id: number, text: string): Promise<void> {
    inHand++
    const outcome = await outcomeOf(id, text)
    outcomes.push(outcome)
    inHand--
    if (inHand > 0 && outcomes.length < TEXTS_TOGETHER) return
    say({ kind: 'done', outcomes })
    outcomes = []
  }

  port.on('message', (question: Question) => {
    if (question.kind === 'leave') port.close()
    else void answer(question.id, question.text)
  })
  // The first run is slow, so it happens before the first request.
  const first = await pass(gate, () => embed('ready'))
  say({ kind: 'ready', dimensions: first.length })
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

if (parentPort) {
  lowerPriority()
  const port = parentPort
  serve(port, workerData).catch((error: unknown) => {
    port.postMessage({ kind: 'unable', reason: reasonOf(error) } satisfies Answer)
    port.close()
  })
}
