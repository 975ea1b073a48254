import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type CatalogueName, useCatalogues } from '../catalogues/catalogues.ts'
import { type Format, useFormat } from '../language/format.ts'
import type { Language } from '../language/language.ts'
import { useLanguage } from '../language/use-language.ts'

/** Words and formats for the reader; the client takes them from hooks, the server from the request. */
export type Reader = {
  readonly language: Language
  readonly t: TFunction<'jobs'>
  readonly format: Format
  readonly label: (name: CatalogueName, code: string | null | undefined) => string
}

export const useReader = (): Reader => {
  const { t } = useTranslation('jobs')
  const { label } = useCatalogues()
  return { language: useLanguage(), t, format: useFormat(), label }
}
