import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { uuid } from '../schema-parts.ts'
import { Consequences, foresee, foreseenSteps } from './consequences.ts'

export const consequenceRoutes = (app: Server, context: Context): void => {
  app.get(
    '/api/jobs/:jobId/consequences',
    {
      config: { access: { class: 'ProfessorOrEmployeeOrAdmin', object: 'member of the job’s group, or ADMIN' } },
      schema: {
        operationId: 'foreseeStep',
        summary: 'Who outside the group would be told of a step of a job, and what they would read',
        tags: ['jobs'],
        params: Type.Object({ jobId: uuid }),
        querystring: Type.Object(
          {
            step: Type.Enum([...foreseenSteps]),
            except: Type.Optional(
              Type.String({ format: 'uuid', description: 'An application that is accepted with the step.' }),
            ),
          },
          { additionalProperties: false },
        ),
        response: { 200: Consequences },
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const body = await foresee(context, callerOf(request), { ...params, ...query })
      return reply.header('cache-control', 'private, no-store').send(body)
    },
  )
}
