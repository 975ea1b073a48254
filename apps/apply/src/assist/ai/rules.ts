import type { AiSettings } from './create.ts'

/** An endpoint needs the name of a model, and the other way round. */
const belongTogether = ({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: AiSettings): string | undefined => {
  if ((AI_BASE_URL === undefined) !== (AI_MODEL === undefined))
    return 'AI_BASE_URL and AI_MODEL belong together: set both, or neither.'
  return AI_API_KEY !== undefined && AI_BASE_URL === undefined
    ? 'AI_API_KEY needs AI_BASE_URL and AI_MODEL.'
    : undefined
}

export const aiRules = [belongTogether]
