import { type Application, nameOf, type Snapshot } from '../applications/application.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { isAddress } from '../letters/mail/recipient.ts'
import { linkTo } from '../site/link.ts'
import { languageOf, recipientsOf } from './recipient.store.ts'

type Sent = Application & { readonly snapshot: Snapshot }

/** Confirms to the applicant that the application has arrived. */
export const tellApplicant = async (tx: Tx, context: Context, application: Sent, groupName: string): Promise<void> => {
  const { profile, job } = application.snapshot
  const { applicationId, applicantId: userId, researchGroupId } = application
  await context.letters.write(tx, {
    type: 'APPLICATION_SENT',
    groupId: researchGroupId,
    applicationId,
    language: await languageOf(tx, userId),
    to: { name: nameOf(profile), address: profile.email, userId },
    data: {
      applicant: { firstName: profile.firstName, lastName: profile.lastName },
      job: { title: job.title },
      group: { name: groupName },
      application: { link: linkTo(context, `/applications/${applicationId}`) },
    },
  })
}

/** Tells the group that an application has arrived or was withdrawn. */
export const tellGroup = async (
  tx: Tx,
  context: Context,
  type: 'APPLICATION_RECEIVED' | 'APPLICATION_WITHDRAWN',
  application: Sent,
  groupName: string,
): Promise<void> => {
  const { profile, job } = application.snapshot
  for (const { userId, name, address, language } of await recipientsOf(tx, application)) {
    if (!isAddress(address)) continue
    await context.letters.write(tx, {
      type,
      groupId: application.researchGroupId,
      applicationId: application.applicationId,
      language,
      to: { name, address, ...(userId && { userId }) },
      data: {
        applicant: { name: nameOf(profile) },
        job: { title: job.title },
        group: { name: groupName },
        application: { link: linkTo(context, `/evaluation/${application.applicationId}`) },
      },
    })
  }
}
