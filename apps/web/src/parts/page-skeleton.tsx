import { Skeleton, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'

export const PageSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Stack gap="lg" aria-busy aria-label={t('loading')} role="status">
      <Skeleton height={36} width="45%" />
      <Skeleton height={16} width="70%" />
      <Skeleton height={120} />
      <Skeleton height={120} />
    </Stack>
  )
}
