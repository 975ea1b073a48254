import type { Actor } from '@kolleg/access'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { hasWords } from '../html/clean.ts'
import { rewrite } from '../jobs/edit.ts'
import { getJob, lockJob } from '../jobs/get.ts'
import { jobs } from '../jobs/job.policy.ts'
import { type Job, jobSteps } from '../jobs/job.ts'
import type { Person } from '../people/person.ts'
import { problem } from '../problems.ts'
import type { Language } from '../text/language.ts'
import { htmlOf } from './answer.ts'
import { askFor } from './ask.ts'
import { isKeptFromAi } from './opt-out.store.ts'
import { translationPrompt } from './prompts.ts'

const fields = { en: 'descriptionEn', de: 'descriptionDe' } as const satisfies Record<Language, keyof Job>

type Wish = { readonly from: Language; readonly to: Language }

type Keep = (tx: Tx, actor: Actor) => Promise<Job>

/**
 * Translates a job's description. The result saves it as the job's next version, if nobody has changed the job
 * meanwhile and the caller still may: an AI takes its time.
 */
export const translateJob = async (
  context: Context,
  actor: Person,
  jobId: string,
  { from, to }: Wish,
  { expected, signal }: { readonly expected: Expected; readonly signal: AbortSignal },
): Promise<Keep> => {
  if (from === to) throw fault('/to', 'to must be the other language.')
  const { database, ai } = context
  const { record: job } = jobs.permit(actor, 'edit', await getJob(database.query, jobId))
  if (actor.aiOptOut) throw problem('ACCESS_DENIED', { detail: 'You have turned the AI off in your settings.' })
  expected(job.version)
  jobSteps.step(job, 'edit', { by: actor.userId, at: new Date() })
  const source = job[fields[from]]
  if (!hasWords(source)) throw fault('/from', 'There is no description in this language.')
  if (await isKeptFromAi(database.query, jobId, fields[from]))
    throw problem('ACCESS_DENIED', { detail: 'The last author of this text does not want it sent to an AI.' })
  if (ai === undefined) throw problem('AI_UNAVAILABLE', { detail: 'No AI service is configured.' })
  const asked = await askFor(context, ai, job.researchGroupId, 1)

  let answer = ''
  for await (const words of asked.write(translationPrompt(source, from, to), signal)) answer += words
  const translated = htmlOf(answer)

  return async (tx, keeper) => {
    const { record: held } = jobs.permit(keeper, 'edit', await lockJob(tx, jobId))
    if (held.version !== job.version) throw problem('VERSION_CONFLICT')
    return await rewrite(tx, keeper, held, { ...held, [fields[to]]: translated })
  }
}

const fault = (pointer: string, message: string) =>
  problem('VALIDATION_FAILED', { errors: [{ pointer, message, code: 'language' }] })
