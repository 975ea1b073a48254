import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Props = { readonly isBack: boolean; readonly discard: () => void }

export const RestoredFormNotice = ({ isBack, discard }: Props) => {
  const { t } = useTranslation('app')
  if (!isBack) return null
  return (
    <Alert role="status">
      {t('kept.back')}{' '}
      <Button size="compact-sm" variant="subtle" onClick={discard}>
        {t('kept.discard')}
      </Button>
    </Alert>
  )
}
