import { createServer, describeApi, type Server, serveDocs } from '@kolleg/front'
import { catalogueRoutes } from './catalogues/routes.ts'
import { competencyRoutes } from './competencies/routes.ts'
import type { Context } from './context.ts'
import { courseHealthRoutes } from './course-health/routes.ts'
import { exerciseRoutes } from './exercises/routes.ts'
import { serveExplore } from './explore/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { readJsonBodies } from './front-door/body.ts'
import { description, redoc, title } from './front-door/description.ts'
import { addKeyGate } from './front-door/key.ts'
import { watchMethods } from './front-door/methods.ts'
import { answerErrors, sendDetail } from './front-door/replies.ts'
import { validatorCompiler } from './front-door/validate.ts'
import { metricsRoutes } from './health/metrics.ts'
import { healthRoutes } from './health/routes.ts'
import { createCompute } from './relations/answering/compute.ts'
import { createAnswers } from './relations/answering/of-course.ts'
import { relationRoutes } from './relations/routes.ts'

/** Registers the front door, then the routes of every room. */
export const createApp = async (context: Context): Promise<Server> => {
  const { config, log, metrics, keys } = context
  const app = createServer({
    log,
    metrics,
    bodyLimit: config.MAX_BODY_BYTES,
    maxConnections: config.MAX_CONNECTIONS,
    ignoreTrailingSlash: true,
    answerUnreadable: reply => sendDetail(reply, 400, 'The address cannot be read'),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => data => JSON.stringify(data))
  addKeyGate(app, keys, config.ACCEPT_BEARER)
  readJsonBodies(app, config.MAX_WAITING_BODY_BYTES)
  answerErrors(app, config.MAX_BODY_BYTES)
  await describeApi(app, description(config))
  const closeOtherMethods = watchMethods(app)

  const compute = createCompute(context.embedder.prerequisitesFile)
  const answers = createAnswers(context, compute)
  app.addHook('onClose', () => compute.close())
  await app.register(
    async api => {
      healthRoutes(api, context)
      competencyRoutes(api, context)
      relationRoutes(api, answers)
      courseHealthRoutes(api, answers)
      exerciseRoutes(api, context)
      feedbackRoutes(api, context, answers)
      catalogueRoutes(api, context)
    },
    { prefix: '/api/v1' },
  )
  metricsRoutes(app, context)
  if (config.DOCS) serveDocs(app, title, { json: '/openapi.json', redoc, access: 'public' })
  if (config.DOCS) serveExplore(app)
  closeOtherMethods()
  return app
}
