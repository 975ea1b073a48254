import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { changeProfile } from '../applicants/change-profile.ts'
import { editApplication } from '../applying/edit.ts'
import { startApplication } from '../applying/start.ts'
import { submitApplication } from '../applying/submit.ts'
import { withdrawApplication } from '../applying/withdraw.ts'
import { changeCommittee } from '../committees/change.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { addToProfile } from '../documents/add.ts'
import { keepingFile } from '../documents/keep-file.ts'
import { spool, spoolIn } from '../documents/spool.ts'
import { writeComment } from '../evaluation/comments/write.ts'
import { accept, reject } from '../evaluation/decisions/decide.ts'
import { open } from '../evaluation/decisions/open.ts'
import { rate } from '../evaluation/ratings/rate.ts'
import type { Question } from '../jobs/job.ts'
import { lockCaller } from '../people/lock-caller.ts'
import type { Person } from '../people/person.ts'
import { deal } from '../readings/deal.ts'
import { addReferee } from '../references/add.ts'
import { type DemoApplicant, demoApplicants } from './applicants.ts'
import { curriculum } from './curriculum.ts'
import type { DemoGroups } from './groups.ts'
import { addApplicant, demoPerson } from './people.ts'

const whatever = (): void => {}

const streams = 'Doctoral researcher in trustworthy stream processing'
const engineer = 'Research software engineer for reproducible experiments'
const queries = 'Postdoctoral researcher in query optimisation'
const medicine = 'Doctoral researcher in data provenance for medicine'

/** Applications in every state, created and judged through the same functions as real ones. */
export const addDemoApplications = async (context: Context, { dataEngineering }: DemoGroups): Promise<void> => {
  const people: Person[] = []
  for (const applicant of demoApplicants) people.push(await welcome(context, applicant))
  await context.database.transaction(async tx => {
    const { researchGroupId, letterGraceMinutes } = dataEngineering
    const jobs = await jobsOf(tx, researchGroupId)
    const send = async (who: Person, title: string): Promise<string> => {
      // The referees of the demo were asked a while ago, and have their letters.
      await setGrace(tx, researchGroupId, 0)
      const applicationId = await apply(tx, context, who, jobs.get(title))
      await setGrace(tx, researchGroupId, letterGraceMinutes)
      return applicationId
    }
    const paula = await lockCaller(tx, demoPerson('Paula').userId)
    const emil = await lockCaller(tx, demoPerson('Emil').userId)
    const [amira, jonas, chiara, wei, oluwaseun, lena] = people
    if (!amira || !jonas || !chiara || !wei || !oluwaseun || !lena) return

    for (const who of [amira, jonas, chiara, oluwaseun, wei]) await send(who, streams)
    {
      const id = await send(lena, streams)
      const note = 'A master’s degree is needed.'
      await rate(tx, emil, id, { overall: -1, criteria: marks(-1, 0, 1), note }, whatever)
      await reject(tx, context, paula, id, { reason: 'FAILED_REQUIREMENTS', notify: true }, whatever)
    }
    {
      const id = await send(chiara, engineer)
      await open(tx, emil, id)
      const note = 'Her prototype runs on our benchmark already.'
      await rate(tx, emil, id, { overall: 2, criteria: marks(1, 2, 2), note }, whatever)
      await rate(tx, paula, id, { overall: 2, criteria: marks(2, 1, 1) }, whatever)
      await writeComment(tx, context, emil, id, { text: 'Shall we make an offer before others do?' })
      await accept(tx, context, paula, id, { message: 'We look forward to working with you.' }, whatever)
    }
    {
      const id = await send(jonas, engineer)
      await open(tx, emil, id)
      await rate(tx, emil, id, { overall: 1, criteria: marks(0, 2, 1) }, whatever)
    }
    await withdrawApplication(tx, context, wei, await send(wei, medicine), whatever)
    for (const who of [oluwaseun, wei]) await send(who, queries)
    await appointCommittee(tx, jobs.get(streams)?.jobId ?? '', paula, emil)
    const draft = await startApplication(tx, amira, jobs.get(medicine)?.jobId ?? '')
    await editApplication(tx, amira, draft.application.applicationId, { motivation: '<p>Medicine …</p>' }, whatever)
  })
}

/** A chair and a reader, who share the reading; the group may read along. */
const appointCommittee = async (tx: Tx, jobId: string, chair: Person, reader: Person): Promise<void> => {
  const seats = [
    { userId: chair.userId, kind: 'CHAIR' as const },
    { userId: reader.userId, kind: 'READER' as const },
  ]
  await changeCommittee(tx, chair, jobId, { committeeOnly: false, seats }, whatever)
  await deal(tx, chair, jobId, { userIds: [chair.userId, reader.userId], perApplication: 1 })
}

/** By the criteria of the group’s positions. */
const marks = (research: number, systems: number, communication: number) => ({
  'Research depth': research,
  'Systems experience': systems,
  Communication: communication,
})

const setGrace = async (tx: Tx, researchGroupId: string, minutes: number): Promise<void> => {
  await tx
    .updateTable('research_group')
    .set({ letter_grace_minutes: minutes })
    .where('research_group_id', '=', researchGroupId)
    .execute()
}

type DemoJob = { readonly jobId: string; readonly questions: readonly Question[]; readonly letters: number }

const jobsOf = async (tx: Tx, groupId: string): Promise<ReadonlyMap<string, DemoJob>> => {
  const { rows } = await sql<DemoJob & { title: string }>`select title, job_id as "jobId", questions,
    reference_letters_required as letters from job where research_group_id = ${groupId}`.execute(tx)
  return new Map(rows.map(({ title, ...job }) => [title, job]))
}

/** A person with a profile and a curriculum; the file is stored before the transaction that refers to it. */
const welcome = async (context: Context, applicant: DemoApplicant): Promise<Person> => {
  const { database, config } = context
  const file = await spool(spoolIn(config.DATA_DIR), Readable.from([await curriculum(applicant)]))
  try {
    return await keepingFile(context, file, () =>
      database.transaction(async tx => {
        const person = await lockCaller(tx, await addApplicant(tx, applicant))
        const { city, country, nationality, degrees } = applicant
        await changeProfile(tx, person, { city, country, nationality, degrees: [...degrees] }, whatever)
        const { sha256, sizeBytes } = file
        await addToProfile(tx, person, { sha256, sizeBytes, type: 'CV', name: 'Curriculum vitae.pdf', pageCount: 1 })
        return person
      }),
    )
  } finally {
    await file.discard()
  }
}

const apply = async (tx: Tx, context: Context, who: Person, job: DemoJob | undefined): Promise<string> => {
  if (job === undefined) throw new Error('The demo lacks a job.')
  const { application } = await startApplication(tx, who, job.jobId)
  const { applicationId } = application
  const told = demoApplicants.find(({ lastName }) => lastName === who.lastName)
  const answers = Object.fromEntries(job.questions.map(question => [question.questionId, answerOf[question.kind]]))
  const { motivation = '', skills = '' } = told ?? {}
  const consents = { dataProcessing: true }
  await editApplication(tx, who, applicationId, { motivation, skills, answers, consents }, whatever)
  for (const [index, name] of referees.slice(0, job.letters).entries())
    await addReferee(tx, context, who, applicationId, {
      ...name,
      title: 'Prof.',
      email: `referee-${index + 1}-${randomUUID().slice(0, 8)}@demo.example`,
      institution: 'Demo University',
    })
  await submitApplication(tx, context, who, applicationId, whatever)
  return applicationId
}

const referees = [
  { firstName: 'Rosa', lastName: 'Mayr' },
  { firstName: 'Anders', lastName: 'Lund' },
  { firstName: 'Ines', lastName: 'Moreau' },
]

const answerOf = {
  YES_NO: true,
  NUMBER: 3,
  TEXT: 'From March on, or a month earlier.',
  LONG_TEXT: 'A tracing layer for joins: https://example.org/tracing',
} satisfies Record<Question['kind'], string | number | boolean>
