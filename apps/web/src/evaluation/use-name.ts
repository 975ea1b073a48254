import { useTranslation } from 'react-i18next'
import { type Named, nameOf } from './application.ts'

/** What an applicant is called, also one whose data is deleted. */
export const useName = (): ((person: Named | null | undefined) => string) => {
  const { t } = useTranslation('evaluation')
  return person => (person && nameOf(person)) || t('dossier.nobody')
}
