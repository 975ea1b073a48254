import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { callerOf } from '../../front-door/authenticate.ts'
import { expectedOf, IfMatch, tagged } from '../../front-door/versions.ts'
import { choose } from './choose.ts'
import { findChoices } from './notifications.store.ts'
import { NotificationChoices, Notifications, notificationsView } from './notifications.ts'

const access: Access = { class: 'Authenticated', object: 'the caller' }
const path = '/api/users/me/notifications'
const tags = ['people']

export const notificationRoutes = (app: Server, context: Context): void => {
  app.get(
    path,
    {
      config: { access },
      schema: {
        operationId: 'getNotifications',
        summary: 'Which letters do I get?',
        tags,
        response: { 200: Notifications },
      },
    },
    async (request, reply) => {
      const choices = await findChoices(context.database.query, callerOf(request).userId)
      return tagged(reply, choices.version).send(notificationsView(choices))
    },
  )
  app.put(
    path,
    {
      config: { access },
      schema: {
        operationId: 'replaceNotifications',
        summary: 'Turn letters on and off',
        description:
          'Only letters that are not essential can be turned off. Types that are not named stay as they are.',
        tags,
        headers: Type.Object(IfMatch),
        body: NotificationChoices,
        response: { 200: Notifications },
      },
    },
    async (request, reply) => {
      const { notifications } = request.body
      const choices = await choose(context, callerOf(request), notifications, expectedOf(request))
      return tagged(reply, choices.version).send(notificationsView(choices))
    },
  )
}
