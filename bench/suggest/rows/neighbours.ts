import type { Bench } from '../bench.ts'
import { median, quantile } from '../numbers.ts'
import { exchange, keepAlive, type Target } from '../processes/exchange.ts'
import { api, type Service } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { ms } from '../table.ts'
import { competenciesOf, questions } from '../texts.ts'
import { localModel } from './local-model.ts'

const crowd = 20
const times = 60
const betweenMs = 100

/** So many competencies with texts of so many characters each. */
const longTexts = (course: number, count: number, characters: number, turn = 0) =>
  competenciesOf(course, count, course * 10_000).map((one, at) => ({
    ...one,
    description: `${turn} ${at} ${questions(characters / 60, course * 1000 + at + turn).join('. ')}`.slice(
      0,
      characters,
    ),
  }))

/** Repeats requests on many connections until it is stopped, whatever is answered. */
const harass = (targets: readonly Target[]) => {
  const state = { isOn: true, answered: 0, refused: 0 }
  const one = async (target: Target, client: number): Promise<void> => {
    const agent = keepAlive(1)
    for (let turn = client; state.isOn; turn++)
      await exchange(agent, target, turn).then(
        () => (state.answered += 1),
        () => (state.refused += 1),
      )
    agent.destroy()
  }
  const clients = Array.from({ length: crowd }, async (_, client) => {
    const target = targets[client % targets.length]
    if (target) await one(target, client)
  })
  return async () => {
    state.isOn = false
    await Promise.all(clients)
    return state
  }
}

/** What others wait while one client sends too much, beside an idle service. */
export const neighbourRows = async (bench: Bench): Promise<void> => {
  const url = await bench.freshStore()
  await seed(url, competenciesOf(1, 200, 1), await localModel())
  const service = await bench.serve(url, { EMBEDDER: 'local' })
  const save = (bodies: readonly unknown[]) => service.target('POST', `${api}/competency/save`, bodies)
  const saving = (course: number, count: number, characters: number) =>
    save([1, 2].map(turn => ({ competencies: longTexts(course, count, characters, turn), operation_type: 'UPDATE' })))
  const many = Array.from({ length: 4 }, (_, at) => at + 2)
  const loads: Readonly<Record<string, readonly Target[]>> = {
    'bodies of 8 MiB that are refused': [save([{ competencies: longTexts(2, 980, 8000), operation_type: 'NONE' }])],
    'bodies of 8 MiB without a text': [
      save([{ competencies: [{ ...longTexts(3, 1, 100)[0], more: 'x'.repeat(8_000_000) }], operation_type: 'UPDATE' }]),
    ],
    'saves of 40 texts of 8 000 characters': many.map(course => saving(course, 40, 8000)),
  }
  const measure = async (): Promise<Readonly<Record<string, readonly number[]>>> => ({
    health: await bench.sequence(service.target('GET', `${api}/health/`), times, betweenMs),
    suggest: await bench.sequence(suggests(service), times, betweenMs),
    save: await bench.sequence(
      save(
        Array.from({ length: times }, (_, at) => ({
          competencies: competenciesOf(9, 1, 900_000 + at),
          operation_type: 'UPDATE',
        })),
      ),
      times,
      betweenMs,
    ),
  })
  const idle = await measure()
  for (const [name, targets] of Object.entries(loads)) {
    const stop = harass(targets)
    const busy = await measure()
    const { answered, refused } = await stop()
    for (const [what, found] of Object.entries(busy)) {
      const alone = idle[what] ?? []
      bench.report({
        part: `${what}, ${bench.engine}`,
        figure: `${crowd} × ${name} (${answered} answered, ${refused} refused; p95 ${ms(quantile(found, 0.95))}, idle ${ms(quantile(alone, 0.95))})`,
        measured: ms(median(found)),
        bare: ms(median(alone)),
        ratio: median(alone) / median(found),
      })
    }
  }
  await service.stop()
}

const suggests = (service: Service): Target =>
  service.target(
    'POST',
    `${api}/competency/suggest`,
    questions(times * 8, 77).map(description => ({ description, course_id: 1 })),
  )
