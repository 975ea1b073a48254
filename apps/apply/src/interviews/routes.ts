import type { Server } from '@kolleg/front'
import type { Context } from '../context.ts'
import { bookingRoutes } from './booking.routes.ts'
import { intervieweeRoutes } from './interviewee.routes.ts'
import { processRoutes } from './process.routes.ts'
import { slotRoutes } from './slot.routes.ts'

export const interviewRoutes = (app: Server, context: Context): void => {
  processRoutes(app, context)
  slotRoutes(app, context)
  intervieweeRoutes(app, context)
  bookingRoutes(app, context)
}
