import type { Engine, Session } from '../engine.ts'

const hourMs = 3_600_000

const tables = `select format('%I.%I', nspname, relname) as name from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'm') and relpersistence = 'p' and nspname <> 'information_schema' order by 1`

/** Runs VACUUM ANALYZE one table at a time, so that other work gets its turn in between. */
export async function tidy(engine: Engine, isOver = () => false): Promise<void> {
  const { rows } = await during(engine, session => session.run(tables, []))
  for (const { name } of rows as readonly { name: string }[]) {
    if (isOver()) return
    await during(engine, session => session.run(`vacuum (analyze) ${name}`, []))
  }
}

async function during<T>(engine: Engine, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await engine.acquire()
  try {
    return await work(session)
  } finally {
    session.release(false)
  }
}

/** A server does this by itself, PGlite does not: an hour after the start and then every day. */
export function keepTidy(engine: Engine): Engine {
  let isOver = false
  const turn = () => void tidy(engine, () => isOver).catch((error: Error) => process.emitWarning(error))
  const first = setTimeout(turn, hourMs).unref()
  const daily = setInterval(turn, 24 * hourMs).unref()
  const close = () => {
    isOver = true
    clearTimeout(first)
    clearInterval(daily)
    return engine.close()
  }
  return { ...engine, close }
}
