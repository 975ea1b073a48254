import type { Overview } from './queries.ts'
import { hasEnded, type StageName, stagesIn } from './states.ts'

export type Stage = {
  readonly name: StageName
  readonly when: 'done' | 'now' | 'ahead'
  readonly at?: string
}

type Dates = Pick<Overview, 'state' | 'createdAt' | 'updatedAt' | 'submittedAt'>

const dateOf = (name: StageName, { state, createdAt, submittedAt, updatedAt }: Dates): string | null => {
  if (name === 'started') return createdAt
  if (name === 'sent') return submittedAt
  return hasEnded(state) && name === stagesIn(state).now ? updatedAt : null
}

/** The stages of an application: past, present, future. */
export const stagesOf = (application: Dates): readonly Stage[] => {
  const { done, now, ahead } = stagesIn(application.state)
  return [
    ...[...done, now].map(name => {
      const at = dateOf(name, application)
      return { name, when: name === now ? ('now' as const) : ('done' as const), ...(at && { at }) }
    }),
    ...ahead.map(name => ({ name, when: 'ahead' as const })),
  ]
}
