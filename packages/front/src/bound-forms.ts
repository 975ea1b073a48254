import { isSlowForm } from './bound-bodies.ts'
import { retryAfterSeconds } from './bound-work.ts'
import type { Server } from './server.ts'

/** What they bring is written to the disk as it arrives, before anyone knows what it is. */
const limits = { most: 512, mostOfOne: 64 }

/** Answers with `busy` those who send too many such forms at the same time, in total and per address. */
export const boundForms = (app: Server, busy: Error): void => {
  const arriving = new Map<string, number>()
  let total = 0
  app.addHook('onRequest', (request, reply, done) => {
    if (!isSlowForm(request)) return done()
    const { ip } = request
    const ofOne = arriving.get(ip) ?? 0
    if (total >= limits.most || ofOne >= limits.mostOfOne) {
      reply.header('retry-after', retryAfterSeconds)
      return done(busy)
    }
    arriving.set(ip, ofOne + 1)
    total += 1
    reply.raw.once('close', () => {
      const left = (arriving.get(ip) ?? 1) - 1
      if (left > 0) arriving.set(ip, left)
      else arriving.delete(ip)
      total -= 1
    })
    done()
  })
}
