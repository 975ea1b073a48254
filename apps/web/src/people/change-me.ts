import { api, take } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import type { Language } from '../language/language.ts'

/** Says nothing when it fails: the page is in the chosen language already. */
export const changeMyLanguage = async (language: Language): Promise<void> => {
  await take(api.PATCH('/api/users/me', { body: { language } }))
  await queries.invalidateQueries({ queryKey: ['me'] })
}
