import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { callerOf } from '../../front-door/authenticate.ts'
import { uuid } from '../../schema-parts.ts'
import { tags } from '../access.ts'
import { Calibration, CalibrationQuery } from './calibration.view.ts'
import { readCalibration } from './read.ts'

export const calibrationRoutes = (app: Server, { database }: Context): void => {
  app.get(
    '/api/evaluation/jobs/:jobId/calibration',
    {
      config: { access: { class: 'ProfessorOrEmployee', object: 'member of the job’s group' } },
      schema: {
        operationId: 'getCalibration',
        summary: 'How severe the readers of a job are, and where they disagree',
        description:
          'Shows means adjusted for the severity of readers beside the plain ones, if readers have enough in common. ' +
          'It uses only ratings that you may see.',
        tags,
        params: Type.Object({ jobId: uuid }),
        querystring: CalibrationQuery,
        response: { 200: Calibration },
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const calibration = await readCalibration(database.query, callerOf(request), params.jobId, query.mean)
      return reply.header('cache-control', 'private, no-store').send(calibration)
    },
  )
}
