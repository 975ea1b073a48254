import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { giveWay } from '../../give-way.ts'
import { toldBy } from '../judging/view.ts'
import { suggestRelations } from '../suggest-relations.ts'
import { answerOf } from './answers.ts'
import type { ComparedRest } from './comparing-thread.ts'
import type { Task } from './compute.ts'

giveWay()

export { warmUp } from './warm-up.ts'

/** Gives the reply itself: relations would have to be copied and written out where requests are answered. */
export default async ({ texts, isExplained, port }: Task) => {
  const told = toldBy(texts)
  // Mostly it is there by now, and other tasks of this thread, such as collecting garbage, need not come first.
  const rest: ComparedRest | undefined = receiveMessageOnPort(port)?.message ?? (await restFrom(port))
  // Nobody waits any more.
  if (!rest) return new Uint8Array()
  const { vectors, clusters, exercises, links, compared } = rest
  const competencies = texts.map((text, at) => ({
    ...text,
    vector: vectors[at] ?? null,
    cluster: clusters[at] ?? null,
  }))
  const answer = answerOf(suggestRelations({ competencies, exercises, links }, { told, compared }), isExplained)
  return move({ [transferableSymbol]: answer.buffer, [valueSymbol]: answer })
}

const restFrom = (port: MessagePort): Promise<ComparedRest | undefined> =>
  new Promise(resolve => {
    port.once('message', resolve)
    port.once('close', () => resolve(undefined))
  })
