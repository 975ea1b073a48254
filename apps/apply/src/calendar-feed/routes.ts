import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { perMinute } from '../front-door/limits.ts'
import { readFeed } from './feed.ts'
import { readAddress, rotateAddress } from './feed-address.ts'

const tags = ['calendar']
const self: Access = { class: 'Authenticated', object: 'the caller' }
const anyone: Access = { public: 'the address is the key', object: 'the secret' }
const Address = Type.Object(
  { url: Type.String({ format: 'uri', description: 'Anyone who knows it can read the calendar.' }) },
  { title: 'CalendarAddress' },
)

export const calendarRoutes = (app: Server, context: Context): void => {
  app.get(
    '/api/users/me/calendar',
    {
      config: { access: self },
      schema: {
        operationId: 'getCalendarAddress',
        summary: 'The secret address of my interview calendar',
        description: 'To subscribe to in a calendar program.',
        tags,
        response: { 200: Address },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'private, no-store').send({ url: await readAddress(context, callerOf(request)) }),
  )
  app.post(
    '/api/users/me/calendar/rotate',
    {
      config: { access: self },
      schema: {
        operationId: 'rotateCalendarAddress',
        summary: 'Give my calendar a new address',
        description: 'The old address stops working.',
        tags,
        response: { 200: Address },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'private, no-store').send({ url: await rotateAddress(context, callerOf(request)) }),
  )
  app.get(
    '/api/calendar/:secret.ics',
    {
      config: { access: anyone, problems: ['RATE_LIMITED'], ...perMinute(120) },
      schema: {
        operationId: 'downloadCalendar',
        summary: 'A calendar of interviews',
        tags,
        produces: ['text/calendar'],
        params: Type.Object({ secret: Type.String({ maxLength: 200 }) }),
        response: { 200: { description: 'iCalendar', content: { 'text/calendar': { schema: Type.String() } } } },
      },
    },
    async (request, reply) => {
      const calendar = await readFeed(context, request.params.secret)
      return reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store').send(calendar)
    },
  )
}
