import type { FastifyBaseLogger } from 'fastify'

type Bindings = Parameters<FastifyBaseLogger['child']>[0]

/** A request's logger, created on first use: most requests log only one line. */
export const requestLog = (log: FastifyBaseLogger, bindings: Bindings): FastifyBaseLogger =>
  new RequestLog(log, bindings)

/** A class, because nine closures per request would be most of its cost. */
class RequestLog implements FastifyBaseLogger {
  readonly level: string
  readonly silent: FastifyBaseLogger['silent']
  readonly log: FastifyBaseLogger
  readonly bindings: Bindings
  made: FastifyBaseLogger | undefined = undefined

  constructor(log: FastifyBaseLogger, bindings: Bindings) {
    this.level = log.level
    this.silent = log.silent
    this.log = log
    this.bindings = bindings
  }
  own(): FastifyBaseLogger {
    return (this.made ??= this.log.child(this.bindings))
  }
  fatal(...words: [object]): void {
    this.own().fatal(...words)
  }
  error(...words: [object]): void {
    this.own().error(...words)
  }
  warn(...words: [object]): void {
    this.own().warn(...words)
  }
  info(...words: [object]): void {
    this.own().info(...words)
  }
  debug(...words: [object]): void {
    this.own().debug(...words)
  }
  trace(...words: [object]): void {
    this.own().trace(...words)
  }
  child(...words: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.own().child(...words)
  }
}
