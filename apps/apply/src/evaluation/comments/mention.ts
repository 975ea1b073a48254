import type { InputFault } from '@kolleg/problems'
import type { Application } from '../../applications/application.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { getJob } from '../../jobs/get.ts'
import { isAddress } from '../../letters/mail/recipient.ts'
import { type Person, toldAs } from '../../people/person.ts'
import { problem } from '../../problems.ts'
import { linkTo } from '../../site/link.ts'
import { findMentionable, type Member } from './comment.store.ts'

/** The people mentioned, who must be able to read the comment: members of the group, but not the applicant. */
export const checkMentions = async (
  tx: Tx,
  application: Application,
  mentions: readonly string[],
): Promise<readonly Member[]> => {
  const members = await findMentionable(tx, application, mentions)
  const isKnown = (id: string) =>
    id.toLowerCase() !== application.applicantId && members.some(({ userId }) => userId === id.toLowerCase())
  const errors = mentions.flatMap((id, index): InputFault[] =>
    isKnown(id)
      ? []
      : [
          {
            pointer: `/mentions/${index}`,
            message: 'Only members of the group who see the application can be mentioned.',
            code: 'NO_MEMBER',
          },
        ],
  )
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
  return members
}

/** Writes to mentioned people, unless they have turned such letters off. */
export const tellMentioned = async (
  tx: Tx,
  context: Context,
  author: Person,
  { applicationId, jobId, researchGroupId }: Application,
  members: readonly Member[],
): Promise<void> => {
  const told = members.filter(({ userId, email }) => userId !== author.userId && isAddress(email))
  if (told.length === 0) return
  const job = await getJob(tx, jobId)
  for (const { userId, firstName, name, email, language } of told)
    await context.letters.write(tx, {
      type: 'MEMBER_MENTIONED',
      language,
      groupId: researchGroupId,
      applicationId,
      to: { name, address: email, userId },
      by: author.userId,
      data: {
        member: { firstName: firstName || name || email },
        author: { name: toldAs(author, language) },
        job: { title: job.title },
        group: { name: job.researchGroupName },
        comment: { link: linkTo(context, `/evaluation/${applicationId}`) },
      },
    })
}
