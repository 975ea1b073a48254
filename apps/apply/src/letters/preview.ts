import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { Tables } from '../db/schema.ts'
import { type LetterType, letterKinds } from './kinds/kinds.ts'
import type { Site } from './layout/framed.ts'
import { ownWords } from './own-words.ts'
import { render } from './render.ts'
import type { NewLetter } from './write.ts'

export const previewParts = {
  type: Type.String(),
  language: Type.Enum(['en', 'de']),
  to: Type.Object(
    { name: Type.String() },
    { title: 'LetterAddressee', description: 'Without the address, which is settled when it leaves.' },
  ),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
}

/** A letter of a group as its addressee would read it, before it is written. */
export const previewOf = async <T extends LetterType>(
  db: Kysely<Tables>,
  site: Site,
  { type, language, groupId, data, to }: NewLetter<T> & { readonly groupId: string },
) => {
  const template = await ownWords(db, groupId, type, language)
  const rendered = render({ kind: letterKinds[type], language, data, site, ...(template && { template }) })
  return { type, language, to: { name: to.name }, ...rendered }
}
