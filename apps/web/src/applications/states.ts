import states from '../../../../docs/mirrors/application-states.json' with { type: 'json' }
import type { Reply } from '../api/reply.ts'
import { applicationStates } from '../api/values.gen.ts'
import type { Language } from '../language/language.ts'

export type ApplicationState = Reply<'/api/applications', 'get'>['items'][number]['state']
export type StageName =
  | 'started'
  | 'sent'
  | 'review'
  | 'interview'
  | 'decision'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'closed'

type Words = { readonly name: string; readonly forStaff?: string; readonly inTrail: string; readonly next: string }
type Described = {
  readonly is: readonly string[]
  readonly stages: {
    readonly done: readonly StageName[]
    readonly now: StageName
    readonly ahead: readonly StageName[]
  }
  readonly words: Readonly<Record<Language, Words>>
}

/** Every state of an application, as the service describes it. */
const described = states as Readonly<Record<ApplicationState, Described>>

export const isUnderway = (state: ApplicationState): boolean => described[state].is.includes('underway')
export const hasEnded = (state: ApplicationState): boolean => described[state].is.includes('ended')
export const stagesIn = (state: ApplicationState): Described['stages'] => described[state].stages

/** What people read about each state; the staff, if they have no name of their own for it, read the applicants'. */
export const stateWords = (language: Language, of: keyof Words): Readonly<Record<ApplicationState, string>> => {
  const wordOf = (state: ApplicationState): string => {
    const words = described[state].words[language]
    return words[of] ?? words.name
  }
  return Object.fromEntries(applicationStates.map(state => [state, wordOf(state)])) as Record<ApplicationState, string>
}
