import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import type { Application } from '../../applications/application.ts'
import { type Document, type DocumentType, documentTypes } from '../../documents/document.ts'
import { documentsOfApplication, refereeLettersOf } from '../../documents/of-application.ts'
import { safeName } from '../../pdf/file-name.ts'
import { refereeWords } from '../../references/confidential.ts'
import { getJudged } from '../get.ts'

/** The papers of an application with whose they are. */
export type Papers = { readonly application: Application; readonly documents: readonly Document[] }

const place = ({ type }: { readonly type: DocumentType }): number => documentTypes.indexOf(type)

/** Everything of an application that the member may read, the CV first: also what referees have handed in. */
export const papersOf = async (db: QueryExecutorProvider, actor: Actor, applicationId: string): Promise<Papers> => {
  const { record: application } = await getJudged(db, actor, applicationId)
  const own = await documentsOfApplication(db, application.applicationId)
  const letters = await refereeLettersOf(db, application.applicationId)
  const readable = letters.filter(letter => refereeWords.may(actor, 'read', letter))
  return { application, documents: [...own.toSorted((one, other) => place(one) - place(other)), ...readable] }
}

/** `Mueller-Zoe` */
export const nameOfPapers = ({ snapshot, applicationId }: Application): string =>
  safeName(`${snapshot?.profile.lastName ?? ''} ${snapshot?.profile.firstName ?? ''}`, applicationId)

/** `01-CV-my-cv.pdf`: in order, told apart, and never a way out of the folder it is unpacked in. */
export const entryName = ({ type, name }: Document, index: number): string =>
  `${String(index + 1).padStart(2, '0')}-${type}-${safeName(name.replace(/\.pdf$/i, ''))}.pdf`
