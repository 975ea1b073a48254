import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { documentsOfProfile } from '../documents/of-application.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { expectedOf, IfMatch, tagged } from '../front-door/versions.ts'
import { subscriptionsOf } from './applicant.store.ts'
import { changeProfile } from './change-profile.ts'
import { ProfileGiven } from './profile.body.ts'
import { MyProfile, myProfileView } from './profile.view.ts'
import { profileOf } from './profile-of.ts'
import { Subscriptions, subscribe } from './subscribe.ts'

const access: Access = { class: 'Applicant', object: 'the caller' }
const tags = ['applicants']
const path = '/api/applicants/me'

export const applicantRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    `${path}/profile`,
    {
      config: { access },
      schema: { operationId: 'getMyProfile', summary: 'Read my profile', tags, response: { 200: MyProfile } },
    },
    async (request, reply) => {
      const { userId } = callerOf(request)
      const profile = await profileOf(database.query, userId)
      const documents = await documentsOfProfile(database.query, userId)
      return tagged(reply, profile.version).send(myProfileView(profile, documents))
    },
  )
  app.put(
    `${path}/profile`,
    {
      config: { access },
      schema: {
        operationId: 'replaceMyProfile',
        summary: 'Replace my profile',
        description: 'What is left out becomes empty. Documents have operations of their own.',
        tags,
        headers: Type.Object(IfMatch),
        body: ProfileGiven,
        response: { 200: MyProfile },
      },
    },
    async (request, reply) => {
      const view = await inTransactionAs(context, request, async (tx, caller) => {
        const profile = await changeProfile(tx, caller, request.body, expectedOf(request))
        return myProfileView(profile, await documentsOfProfile(tx, caller.userId))
      })
      return tagged(reply, view.version).send(view)
    },
  )
  app.get(
    `${path}/subscriptions`,
    {
      config: { access },
      schema: {
        operationId: 'getMySubscriptions',
        summary: 'Which subject areas do I hear about?',
        tags,
        response: { 200: Subscriptions },
      },
    },
    async (request, reply) => {
      const { subjectAreas, version } = await subscriptionsOf(database.query, callerOf(request).userId)
      return tagged(reply, version).send({ subjectAreas: [...subjectAreas], version })
    },
  )
  app.put(
    `${path}/subscriptions`,
    {
      config: { access },
      schema: {
        operationId: 'replaceMySubscriptions',
        summary: 'Choose the subject areas to hear about',
        tags,
        headers: Type.Object(IfMatch),
        body: Subscriptions,
        response: { 200: Subscriptions },
      },
    },
    async (request, reply) => {
      const { subjectAreas, version } = await inTransactionAs(context, request, (tx, caller) =>
        subscribe(tx, caller, request.body.subjectAreas, expectedOf(request)),
      )
      return tagged(reply, version).send({ subjectAreas: [...subjectAreas], version })
    },
  )
}
