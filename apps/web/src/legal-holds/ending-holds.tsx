import { Alert, List } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { serviceNow } from '../api/service-time.ts'
import { useFormat } from '../language/format.ts'
import { TextLink } from '../parts/links.tsx'
import { legalHoldsQuery } from './queries.ts'

/** As long before the end as the e-mail about it. */
const soonMs = 14 * 86_400_000

/** Warns administrators of holds that end soon. */
export const EndingHolds = () => {
  const { t } = useTranslation('legal-holds')
  const format = useFormat()
  const { data } = useInfiniteQuery(legalHoldsQuery('IN_FORCE'))
  const ending = (data?.pages[0]?.items ?? []).filter(({ until }) => Date.parse(until) - serviceNow() <= soonMs)
  if (ending.length === 0) return null
  return (
    <Alert
      color="orange"
      role="status"
      icon={<IconShieldLock aria-hidden />}
      title={t('ending', { count: ending.length })}
    >
      <List size="sm" mb="xs">
        {ending.map(({ legalHoldId, jobTitle: job, until }) => (
          <List.Item key={legalHoldId}>{t('endingOf', { job, until: format.date(until) })}</List.Item>
        ))}
      </List>
      <TextLink to="/admin/legal-holds">{t('seeAll')}</TextLink>
    </Alert>
  )
}
