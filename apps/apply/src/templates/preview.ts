import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { Tables } from '../db/schema.ts'
import type { LetterKind } from '../letters/kinds/kind.ts'
import { letterKinds } from '../letters/kinds/kinds.ts'
import type { Site } from '../letters/layout/framed.ts'
import { isOptional, settingsPage } from '../letters/notifications/optional.ts'
import { ownWords } from '../letters/own-words.ts'
import { type Rendered, render } from '../letters/render.ts'
import { sampleOf } from '../letters/template/shape.ts'
import { fitting } from './fitting.ts'
import type { TemplatePreview } from './form.ts'

/** The letter with sample data; omitted parts are as in the current template. */
export const previewTemplate = async (
  db: Kysely<Tables>,
  site: Site,
  groupId: string,
  { type, language, ...given }: Static<typeof TemplatePreview>,
): Promise<Rendered> => {
  const kind: LetterKind = letterKinds[type]
  const current = (await ownWords(db, groupId, type, language)) ?? kind.words[language]
  const template = fitting(type, { ...current, ...given })
  const settings = isOptional(type) ? { settings: settingsPage(site.url) } : {}
  return render({ kind, language, data: sampleOf(kind.shape, language), site, template, ...settings })
}
