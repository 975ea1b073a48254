import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type CatalogueName, useCatalogues } from '../catalogues/catalogues.ts'
import { type Format, useFormat } from '../language/format.ts'
import type { Language } from '../language/language.ts'
import { useLanguage } from '../language/use-language.ts'

/** How whoever reads of positions is spoken to; the client knows it by hooks, the service by what the browser accepts. */
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
