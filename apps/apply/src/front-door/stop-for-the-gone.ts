import { runAbortable } from '@kolleg/database'
import { isGone, type Server } from '@kolleg/front'

/** Reads nothing more for callers who have hung up. A change that has begun is completed all the same. */
export const stopForTheGone = (app: Server): void => {
  app.addHook('onRequest', ({ method }, { raw }, done) => {
    if (method === 'GET' || method === 'HEAD') runAbortable(() => !isGone(raw), done)
    else done()
  })
}
