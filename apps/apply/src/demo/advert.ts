import type { JobBody } from '../jobs/content.ts'
import type { JobState } from '../jobs/job.ts'
import type { DemoName } from './people.ts'

/** A job of the demo: its text, author and state, and its dates in days from today. */
export type Advert = Omit<
  JobBody,
  'supervisingProfessorId' | 'applicationDeadline' | 'startDate' | 'promisedDecisionBy'
> & {
  readonly writtenBy: DemoName
  readonly state: JobState
  readonly deadlineInDays?: number
  readonly startInDays?: number
  readonly decisionInDays?: number
}

const list = (items: readonly string[]): string => `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`

type Parts = {
  readonly what: string
  readonly tasks: readonly string[]
  readonly you: readonly string[]
  readonly offer: string
}

export const english = ({ what, tasks, you, offer }: Parts): string =>
  `<p>${what}</p><h3>What you will do</h3>${list(tasks)}<h3>What you bring</h3>${list(you)}<p>${offer}</p>`

export const german = ({ what, tasks, you, offer }: Parts): string =>
  `<p>${what}</p><h3>Ihre Aufgaben</h3>${list(tasks)}<h3>Ihr Profil</h3>${list(you)}<p>${offer}</p>`
