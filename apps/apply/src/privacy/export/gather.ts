import { profileView } from '../../applicants/profile.view.ts'
import { profileOf } from '../../applicants/profile-of.ts'
import { getApplication } from '../../applications/get.ts'
import { applicationView } from '../../applying/application.view.ts'
import type { Context } from '../../context.ts'
import { documentsOfApplication, documentsOfProfile, refereeLettersOf } from '../../documents/of-application.ts'
import { refereeWords } from '../../documents/referee-words.ts'
import { type Entry } from '../../documents/zip.ts'
import { personView } from '../../me/person.view.ts'
import type { Person } from '../../people/person.ts'
import { applicationIdsOf, readSection, sectionNames } from './gather.store.ts'

type File = { readonly documentId: string; readonly sha256: string; readonly name: string }

const json = (name: string, value: unknown): Entry => ({
  name: `${name}.json`,
  content: `${JSON.stringify(value, null, 2)}\n`,
})

/**
 * All data about a person, as far as they may see them: applications and references pass the same rules as on the
 * screen, so what others wrote in confidence is left out.
 */
export async function* gather({ database: { query }, files }: Context, person: Person): AsyncGenerator<Entry> {
  const { userId } = person
  yield json('person', personView(person))
  yield json('profile', profileView(await profileOf(query, userId)))
  for (const name of sectionNames) yield json(name, await readSection(query, name, userId))
  yield* filesIn('documents/profile', await documentsOfProfile(query, userId), files)
  for (const applicationId of await applicationIdsOf(query, userId)) {
    const application = await getApplication(query, applicationId)
    yield json(`applications/${applicationId}`, await applicationView(query, person, application))
    const letters = (await refereeLettersOf(query, applicationId)).filter(letter =>
      refereeWords.may(person, 'read', letter),
    )
    const own = await documentsOfApplication(query, applicationId)
    yield* filesIn(`documents/${applicationId}`, [...own, ...letters], files)
  }
}

/** Two documents may have one name, so their ids keep them apart. */
async function* filesIn(folder: string, documents: readonly File[], files: Context['files']): AsyncGenerator<Entry> {
  for (const { documentId, sha256, name } of documents)
    yield { name: `${folder}/${documentId} ${name.replaceAll(/[/\\]/g, '-')}`, content: await files.read(sha256) }
}
