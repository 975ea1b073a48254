import { type GuardedAi, guarded } from './guard.ts'
import { openAi } from './openai.ts'

export type AiSettings = {
  readonly AI_BASE_URL: string | undefined
  readonly AI_API_KEY: string | undefined
  readonly AI_MODEL: string | undefined
}

/** The AI if one is configured. */
export const createAi = ({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: AiSettings): GuardedAi | undefined =>
  AI_BASE_URL === undefined || AI_MODEL === undefined
    ? undefined
    : guarded(openAi({ baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL }))
