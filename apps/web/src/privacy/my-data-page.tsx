import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../parts/page-head.tsx'
import { Copy } from './copy.tsx'
import { Erase } from './erase.tsx'

export const MyDataPage = () => {
  const { t } = useTranslation('privacy')
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap="xl" maw="var(--reading)">
        <Copy />
        <Erase />
      </Stack>
    </>
  )
}
