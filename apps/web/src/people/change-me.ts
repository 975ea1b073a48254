import { api, dataOf } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import type { Language } from '../language/language.ts'

/** Silent on failure: the page already has the chosen language. */
export const changeMyLanguage = async (language: Language): Promise<void> => {
  await dataOf(api.PATCH('/api/users/me', { body: { language } }))
  await queries.invalidateQueries({ queryKey: ['me'] })
}
