import type { QueryExecutorProvider } from 'kysely'
import { type Static, Type } from 'typebox'
import { nameOf } from '../applications/application.ts'
import { getApplication } from '../applications/get.ts'
import { refereeLettersOf } from '../documents/of-application.ts'
import { getJob } from '../jobs/get.ts'
import { isPublic } from '../jobs/job.ts'
import { instant, orNull, uuid } from '../schema-parts.ts'
import { Assessment } from './assessment.ts'
import { draftVersionOf } from './draft-version.ts'
import type { Found } from './reference.store.ts'
import { referenceStates, referenceSteps } from './reference.ts'
import { refereeName } from './write-to-referee.ts'

const Letter = Type.Object(
  { name: Type.String(), sizeBytes: Type.Integer(), pageCount: Type.Integer() },
  { title: 'LetterFile' },
)

export const RefereePage = Type.Object(
  {
    state: Type.Enum([...referenceStates]),
    refereeName: Type.String(),
    applicantName: Type.String(),
    jobTitle: Type.String(),
    publicJobId: Type.Union([uuid, Type.Null()], { description: 'The position while everyone may read it.' }),
    researchGroupName: Type.String(),
    language: Type.Enum(['en', 'de']),
    expiresAt: orNull(instant),
    confidential: Type.Boolean({ description: 'Whether the applicant will never see what is written.' }),
    assessment: Type.Union([Assessment, Type.Null()], { description: 'The draft; null once it is handed in.' }),
    assessmentVersion: Type.String({
      description: 'Changes with the draft of the assessment. `If-Match` names the one a change is based on.',
    }),
    letter: Type.Union([Letter, Type.Null()], { description: 'The draft; null once it is handed in.' }),
    may: Type.Array(Type.Enum(['save', 'submit', 'decline'])),
  },
  { title: 'RefereePage' },
)

/** What the holder of the link sees: the draft until it is handed in, nothing of it afterwards. */
export const refereePage = async (db: QueryExecutorProvider, reference: Found): Promise<Static<typeof RefereePage>> => {
  const { snapshot } = await getApplication(db, reference.applicationId)
  const job = await getJob(db, reference.application.jobId)
  const isOpen = reference.state === 'REQUESTED'
  const letters = isOpen ? await refereeLettersOf(db, reference.applicationId) : []
  const letter = letters.find(({ referenceId }) => referenceId === reference.referenceId)
  const allowed: readonly string[] = referenceSteps.allowed(reference.state)
  return {
    state: reference.state,
    refereeName: refereeName(reference),
    applicantName: snapshot ? nameOf(snapshot.profile) : '',
    jobTitle: snapshot?.job.title ?? job.title,
    publicJobId: isPublic(job) ? job.jobId : null,
    researchGroupName: job.researchGroupName,
    language: reference.language,
    expiresAt: reference.expiresAt?.toISOString() ?? null,
    confidential: reference.confidential ?? true,
    assessment: isOpen ? reference.assessment : null,
    assessmentVersion: draftVersionOf(isOpen ? reference.assessment : null),
    letter: letter ? { name: letter.name, sizeBytes: letter.sizeBytes, pageCount: letter.pageCount } : null,
    may: (['save', 'submit', 'decline'] as const).filter(deed => allowed.includes(deed)),
  }
}
