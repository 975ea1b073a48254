import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { serviceNow } from '../api/service-time.ts'
import { useFormat } from '../language/format.ts'
import { TextLink } from '../parts/links.tsx'
import type { System } from './queries.ts'

type Props = { readonly letters: System['letters'] }

/** A due letter may take this long before somebody should look. */
const patienceMs = 15 * 60_000

export const Verdict = ({ letters: { dead, oldestDueAt } }: Props) => {
  const { t } = useTranslation('system')
  const format = useFormat()
  if (dead > 0)
    return (
      <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title={t('dead')} role="status">
        {t('deadText')} <TextLink to="/admin/letters">{t('deadLink')}</TextLink>
      </Alert>
    )
  if (oldestDueAt !== null && serviceNow() - Date.parse(oldestDueAt) > patienceMs)
    return (
      <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title={t('slow')} role="status">
        {t('slowText', { since: format.instant(oldestDueAt) })}
      </Alert>
    )
  return (
    <Alert color="teal" icon={<IconCircleCheck aria-hidden />} title={t('well')} role="status">
      {t('wellText')}
    </Alert>
  )
}
