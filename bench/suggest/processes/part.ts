import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A separate process that answers messages. */
export type Part<Question, Answer> = { ask(question: Question): Promise<Answer>; stop(): Promise<void> }

type Asked<Question> = { readonly id: number; readonly question: Question }
type Told<Answer> = { readonly id: number } & ({ readonly answer: Answer } | { readonly fault: string })

export const startPart = <Question, Answer>(file: URL): Part<Question, Answer> => {
  const child = fork(file, { serialization: 'advanced', execArgv: [] })
  const open = new Map<number, PromiseWithResolvers<Answer>>()
  let count = 0
  child.on('message', (told: Told<Answer>) => {
    const waiting = open.get(told.id)
    open.delete(told.id)
    if ('answer' in told) waiting?.resolve(told.answer)
    else waiting?.reject(new Error(told.fault))
  })
  child.on('exit', () => {
    for (const { reject } of open.values()) reject(new Error(`${file.pathname} ended.`))
  })
  return {
    ask: question => {
      const waiting = Promise.withResolvers<Answer>()
      open.set(count, waiting)
      child.send({ id: count++, question } satisfies Asked<Question>)
      return waiting.promise
    },
    stop: async () => {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
      child.kill()
      await ended
    },
  }
}

type Answering<Question, Answer> = (question: Question) => Promise<Answer>

/** The child's side. It exits with the process that started it. */
export const answering = <Question, Answer>(answer: Answering<Question, Answer>): void => {
  const send = (told: Told<Answer>): void => void process.send?.(told)
  process.on('message', ({ id, question }: Asked<Question>) => {
    answer(question).then(
      given => send({ id, answer: given }),
      (error: unknown) => send({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
  process.on('disconnect', () => process.exit())
}
