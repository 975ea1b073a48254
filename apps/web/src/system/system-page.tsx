import { Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EndingHolds } from '../legal-holds/ending-holds.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { ProblemNotice } from '../problems/problem-notice.tsx'
import { Figure } from './figure.tsx'
import { Installation } from './installation.tsx'
import { retentionQuery, systemQuery } from './queries.ts'
import { RetentionReport } from './retention-report.tsx'
import classes from './system.module.css'
import { Verdict } from './verdict.tsx'

export const SystemPage = () => {
  const { t } = useTranslation('system')
  const { data: system, error, refetch } = useQuery(systemQuery)
  const { data: retention } = useQuery(retentionQuery)
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!system && !error && <PageSkeleton />}
      {system && (
        <Stack gap="xl">
          <Verdict letters={system.letters} />
          <EndingHolds />
          <section aria-labelledby="letters">
            <Title order={2} size="h3" mb="md" id="letters">
              {t('letters')}
            </Title>
            <dl className={classes.figures}>
              <Figure label={t('scheduled')} count={system.letters.scheduled} hint={t('scheduledHint')} />
              <Figure label={t('waiting')} count={system.letters.waiting} hint={t('waitingHint')} />
              <Figure label={t('delayed')} count={system.letters.delayed} hint={t('delayedHint')} />
              <Figure
                label={t('failed')}
                count={system.letters.dead}
                isUrgent={system.letters.dead > 0}
                {...(system.letters.dead > 0 && { hint: t('failedHint') })}
              />
            </dl>
          </section>
          {retention && <RetentionReport report={retention} />}
          <Installation system={system} />
        </Stack>
      )}
    </>
  )
}
