import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import type { Context } from '../../context.ts'
import { callerOf } from '../../front-door/authenticate.ts'
import { Outcome, Report, Run } from './retention.ts'
import { report, runRetention } from './run.ts'

const access: Access = { class: 'Admin' }
const tags = ['privacy']

export const retentionRoutes = (app: Server, context: Context): void => {
  app.get(
    '/api/admin/retention',
    {
      config: { access },
      schema: {
        operationId: 'getRetentionReport',
        summary: 'What is kept, and until when',
        tags,
        response: { 200: Report },
      },
    },
    async (_, reply) => reply.header('cache-control', 'private, no-store').send(await report(context)),
  )
  app.post(
    '/api/admin/retention',
    {
      config: { access },
      schema: {
        operationId: 'runRetention',
        summary: 'Warn and anonymise now, or see what would happen',
        tags,
        body: Run,
        response: { 200: Outcome },
      },
    },
    async request => runRetention(context, request.body.dryRun, callerOf(request).userId),
  )
}
