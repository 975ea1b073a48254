import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { expectedOf, IfMatch, tagged } from '../front-door/versions.ts'
import { changeMe } from '../people/change-me.ts'
import { Changes } from './changes.body.ts'
import { personView } from './person.view.ts'
import { User } from './user.ts'

const access: Access = { class: 'Authenticated', object: 'the caller' }
const tags = ['people']
const groupHeader = 'x-research-group-id'

const Settings = Type.Object(
  { ...User.properties, aiOptOut: Type.Boolean(), version: Type.Integer() },
  { title: 'UserSettings' },
)

const asked = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

export const peopleRoutes = (app: Server, context: Context): void => {
  app.get(
    '/api/users/me',
    {
      config: { access },
      schema: {
        operationId: 'getMe',
        summary: 'Who am I, with which roles?',
        description:
          'Someone who calls for the first time is created from the token as APPLICANT. With several groups, the header ' +
          'X-Research-Group-Id chooses which one researchGroup shows.',
        tags,
        headers: Type.Object({ [groupHeader]: Type.Optional(Type.String()) }),
        response: { 200: User },
      },
    },
    async (request, reply) => {
      const me = callerOf(request)
      return tagged(reply, me.version).send(personView(me, asked(request.headers[groupHeader])))
    },
  )
  app.patch(
    '/api/users/me',
    {
      config: { access },
      schema: {
        operationId: 'updateMe',
        summary: 'Change my name, language or AI opt-out',
        tags,
        headers: Type.Object({
          [groupHeader]: Type.Optional(Type.String()),
          ...IfMatch,
        }),
        body: Changes,
        response: { 200: Settings },
      },
    },
    async (request, reply) => {
      const { version: _, ...changes } = request.body
      const me = await changeMe(context, callerOf(request), changes, expectedOf(request))
      const view = personView(me, asked(request.headers[groupHeader]))
      return tagged(reply, me.version).send({ ...view, aiOptOut: me.aiOptOut, version: me.version })
    },
  )
}
