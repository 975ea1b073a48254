import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../parts/links.tsx'
import { PageMessage } from './page-message.tsx'

export const NotFound = () => {
  const { t } = useTranslation()
  return (
    <PageMessage title={t('notFound.title')} text={t('notFound.text')} code="NOT_FOUND">
      <ButtonLink to="/positions">{t('notFound.positions')}</ButtonLink>
    </PageMessage>
  )
}
