import type { FastifyBaseLogger } from 'fastify'

type Bindings = Parameters<FastifyBaseLogger['child']>[0]

/** A request's own log, made when something is first written to it: most requests leave no line but the one of all. */
export const requestLog = (log: FastifyBaseLogger, bindings: Bindings): FastifyBaseLogger => {
  let made: FastifyBaseLogger | undefined
  const own = (): FastifyBaseLogger => (made ??= log.child(bindings))
  return {
    level: log.level,
    silent: log.silent,
    fatal: (...words: [object]) => own().fatal(...words),
    error: (...words: [object]) => own().error(...words),
    warn: (...words: [object]) => own().warn(...words),
    info: (...words: [object]) => own().info(...words),
    debug: (...words: [object]) => own().debug(...words),
    trace: (...words: [object]) => own().trace(...words),
    child: (...words) => own().child(...words),
  }
}
