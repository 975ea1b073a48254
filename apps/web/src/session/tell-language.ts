import { queries } from '../api/queries.ts'
import { chosenLanguage } from '../language/language.ts'
import { changeMyLanguage } from '../people/change-me.ts'
import { chosenGroup } from './group.ts'
import { meQuery } from './me.ts'

/** Whoever has told nothing about themselves yet gets e-mails in the language they read. */
export const tellLanguage = async (): Promise<void> => {
  const read = chosenLanguage()
  if (read === undefined) return
  const { firstName, lastName, language } = await queries.fetchQuery(meQuery(chosenGroup.get()))
  const isNew = firstName === '' && lastName === ''
  if (isNew && language !== read) await changeMyLanguage(read)
}
