import { isSlowForm } from './bound-bodies.ts'
import { retryAfterSeconds } from './bound-work.ts'
import type { Server } from './server.ts'

/** Uploads are written to the disk before they are checked, so their number is limited. */
const limits = { total: 512, perAddress: 64 }

/** Answers `busy` while too many uploads are open, in total or from one address. */
export const boundForms = (app: Server, busy: Error): void => {
  const arriving = new Map<string, number>()
  let total = 0
  app.addHook('onRequest', (request, reply, done) => {
    if (!isSlowForm(request)) return done()
    const { ip } = request
    const ofOne = arriving.get(ip) ?? 0
    if (total >= limits.total || ofOne >= limits.perAddress) {
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
