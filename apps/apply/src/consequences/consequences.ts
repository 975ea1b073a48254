import { type Actor, groupsOf } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Context } from '../context.ts'
import { getGroup } from '../groups/get.ts'
import { readJob } from '../jobs/get.ts'
import type { Job } from '../jobs/job.ts'
import type { LetterKind } from '../letters/kinds/kind.ts'
import { type LetterType, letterKinds } from '../letters/kinds/kinds.ts'
import { ownWords } from '../letters/own-words.ts'
import { render } from '../letters/render.ts'
import { sampleOf } from '../letters/template/shape.ts'
import type { Language } from '../text/language.ts'
import {
  applicantsUnderway,
  countApplications,
  foreseenLetters,
  interviewersAhead,
  interviewsAhead,
  ofJob,
  type Readers,
  refereesAsked,
  subscribers,
  type Which,
} from './touched.store.ts'

export const foreseenSteps = ['publish', 'publishChanges', 'unpublish', 'stop', 'resume', 'close', 'fill'] as const
export type ForeseenStep = (typeof foreseenSteps)[number]

export const ForeseenLetters = Type.Array(
  Type.Object(
    {
      type: Type.Enum([...foreseenLetters]),
      language: Type.Enum(['en', 'de']),
      people: Type.Integer({ description: 'How many get it in this language.' }),
      names: Type.Array(Type.String(), {
        description:
          'The first twenty of them. Subscribers are not named, and nobody is to an ADMIN outside the group.',
      }),
      subject: Type.String(),
      html: Type.String({ description: 'As one of them reads it; names are made up.' }),
    },
    { title: 'ForeseenLetter' },
  ),
)

export const Consequences = Type.Object(
  {
    step: Type.Enum([...foreseenSteps]),
    underway: Type.Integer({ description: 'Applications that are sent and not decided.' }),
    sent: Type.Integer({ description: 'Applications that were ever sent; with any, it cannot become a draft again.' }),
    drafts: Type.Integer({
      description: 'Applications that are begun and not sent. Their number is all a group learns of them.',
    }),
    graceMinutes: Type.Integer({ description: 'How long a step with `Grace: on` waits and can be taken back.' }),
    letters: ForeseenLetters,
  },
  { title: 'Consequences', description: 'Who gets an e-mail because of a step of a position, and its text.' },
)

/** Who gets a letter because of a step. */
const readersOf = async (
  db: QueryExecutorProvider,
  jobId: string,
  step: ForeseenStep,
  which: Which,
): Promise<readonly Readers[]> => {
  if (step === 'publish') return await subscribers(db, jobId)
  if (step !== 'close' && step !== 'fill') return []
  const verdict = step === 'close' ? 'APPLICATION_JOB_CLOSED' : 'APPLICATION_REJECTED_JOB_FILLED'
  return [...(await applicantsUnderway(db, which, verdict)), ...(await calledOff(db, which))]
}

/** People who will not interview, be interviewed or write a reference when applications end. */
export const calledOff = async (db: QueryExecutorProvider, which: Which): Promise<readonly Readers[]> => [
  ...(await interviewsAhead(db, which)),
  ...(await interviewersAhead(db, which)),
  ...(await refereesAsked(db, which)),
]

type Foreseen = { readonly jobId: string; readonly step: ForeseenStep; readonly except?: string }

/** What would follow if the step were taken now. */
export const foresee = async (
  context: Context,
  actor: Actor,
  { jobId, step, except }: Foreseen,
): Promise<Static<typeof Consequences>> => {
  const db = context.database.query
  const job = await readJob(db, actor, jobId)
  const { letterGraceMinutes: graceMinutes } = await getGroup(db, job.researchGroupId)
  const which = ofJob(jobId, actor.userId, except)
  const readers = await readersOf(db, jobId, step, which)
  const letters = await writeSamples(context, job, isMember(actor, job) ? readers : readers.map(unnamed))
  const counts = await countApplications(db, jobId, actor.userId, which)
  return { step, ...counts, graceMinutes, letters }
}

const isMember = (actor: Actor, { researchGroupId }: Job): boolean => groupsOf(actor).includes(researchGroupId)
const unnamed = (readers: Readers): Readers => ({ ...readers, names: [] })

/** Sample letters with invented names. */
export const writeSamples = (
  { database: { query: db }, letters: { site } }: Context,
  job: Job,
  readers: readonly Readers[],
) =>
  Promise.all(
    readers.map(async ({ type, language, people, names }) => {
      const template = await ownWords(db, job.researchGroupId, type, language)
      const kind: LetterKind = letterKinds[type]
      const data = sampleFor(job, type, language)
      const { subject, html } = render({ kind, language, data, site, ...(template && { template }) })
      return { type, language, people, names: [...names], subject, html }
    }),
  )

/** The sample of a letter with what is known already: the position and the group. */
const sampleFor = (job: Job, type: LetterType, language: Language) => {
  const sample = sampleOf(letterKinds[type].shape as LetterKind['shape'], language)
  return {
    ...sample,
    job: { ...sample['job'], title: job.title },
    group: { ...sample['group'], name: job.researchGroupName },
    // A personal message belongs to a single decision, not to one for all.
    decision: { ...sample['decision'], message: '' },
  }
}
