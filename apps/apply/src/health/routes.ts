import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { metricsRoutes } from './metrics.ts'
import { lookAt, System } from './system.ts'

const access: Access = { public: 'operations' }
const Status = Type.Object({ status: Type.Enum(['ok', 'unavailable']) }, { title: 'Health' })
const askMs = 1500

const about = (operationId: string, summary: string) => ({
  config: { access, load: 'none' as const, ownCredentials: true as const },
  schema: { operationId, summary, tags: ['operations'], response: { 200: Status, 503: Status } },
})

export const healthRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get('/health/live', about('getLiveness', 'Is the process alive?'), () => ({ status: 'ok' as const }))
  app.get(
    '/health/ready',
    about('getReadiness', 'Can it serve requests: does its database answer?'),
    async (request, reply) => {
      try {
        await database.pingUrgently(askMs)
        return { status: 'ok' as const }
      } catch (error) {
        request.log.warn({ err: error }, 'the database does not answer')
        return reply.code(503).send({ status: 'unavailable' })
      }
    },
  )
  metricsRoutes(app, context)
  app.get(
    '/api/admin/system',
    {
      config: { access: { class: 'Admin' } },
      schema: {
        operationId: 'getSystem',
        summary: 'What runs, and what needs attention',
        tags: ['operations'],
        response: { 200: System },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'private, no-store').send(await lookAt(context, callerOf(request).userId)),
  )
}
