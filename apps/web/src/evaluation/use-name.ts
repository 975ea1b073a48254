import { useTranslation } from 'react-i18next'
import { type Named, nameOf } from './application.ts'

/** Also for an applicant whose data is deleted. */
export const useName = (): ((person: Named | null | undefined) => string) => {
  const { t } = useTranslation('evaluation')
  return person => (person && nameOf(person)) || t('dossier.nobody')
}
