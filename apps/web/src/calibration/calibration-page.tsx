import { SegmentedControl, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconGauge } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Empty } from '../parts/empty.tsx'
import { TextLink } from '../parts/links.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { useLive } from '../parts/use-live.ts'
import { ProblemNotice } from '../problems/problem-notice.tsx'
import { Disagreement } from './disagreement.tsx'
import { Hindrances } from './hindrances.tsx'
import { calibrationQuery, means, type Reader } from './queries.ts'
import { Severity } from './severity.tsx'

const route = getRouteApi('/members-only/groups/$groupId/positions/$jobId/calibration')

/** How strict the readers of a position are, and where they disagree. */
export const CalibrationPage = () => {
  const { t } = useTranslation('calibration')
  const { jobId } = route.useParams()
  const { mean } = route.useSearch()
  const navigate = route.useNavigate()
  const calibration = useQuery(calibrationQuery(jobId, mean))
  useLive([calibration])
  const { data, error, refetch } = calibration
  const nameOf = ({ name }: Reader): string => name || t('nobody')
  return (
    <>
      <TextLink to="/evaluation" search={{ jobId: [jobId] }} size="sm" display="inline-flex" mb="lg">
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{t('back')}
      </TextLink>
      <PageHead title={t('title')} lead={data?.jobTitle} />
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && (
        <Stack gap="xl">
          <Text maw="var(--reading)">{t('model')}</Text>
          {data.hasWeights && (
            <div>
              <SegmentedControl
                aria-label={t('by.title')}
                value={data.mean}
                data={means.map(each => ({ value: each, label: t(`by.${each}`) }))}
                onChange={chosen =>
                  void navigate({ search: { mean: means.find(each => each === chosen) }, replace: true })
                }
              />
            </div>
          )}
          {data.unseenCount > 0 && (
            <Text size="sm" c="dimmed">
              {t('unseen', { count: data.unseenCount })}
            </Text>
          )}
          {data.applications.length === 0 ? (
            <Empty icon={IconGauge} title={t('none')} text={t('noneHint')} />
          ) : (
            <>
              {data.hindrances.length > 0 && <Hindrances calibration={data} nameOf={nameOf} />}
              <Severity calibration={data} nameOf={nameOf} />
              <Disagreement calibration={data} jobId={jobId} nameOf={nameOf} />
            </>
          )}
        </Stack>
      )}
    </>
  )
}
