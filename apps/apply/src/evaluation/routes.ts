import type { Server } from '@kolleg/front'
import type { Context } from '../context.ts'
import { calibrationRoutes } from './calibration/routes.ts'
import { commentRoutes } from './comments/routes.ts'
import { decisionRoutes } from './decisions/routes.ts'
import { fileRoutes } from './files/routes.ts'
import { listRoutes } from './list/routes.ts'
import { rankingRoutes } from './ranking/routes.ts'
import { ratingRoutes } from './ratings/routes.ts'
import { savedViewRoutes } from './saved-views/routes.ts'

/** How members evaluate what was sent to their groups. */
export const evaluationRoutes = (app: Server, context: Context): void => {
  listRoutes(app, context)
  fileRoutes(app, context)
  decisionRoutes(app, context)
  ratingRoutes(app, context)
  commentRoutes(app, context)
  savedViewRoutes(app, context)
  calibrationRoutes(app, context)
  rankingRoutes(app, context)
}
