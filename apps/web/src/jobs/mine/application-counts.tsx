import { Badge, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { sentStates } from '../../api/values.gen.ts'
import type { JobCounts } from '../../evaluation/queries.ts'
import { TextLink } from '../../parts/links.tsx'

type Props = { readonly job: JobCounts | undefined }

export const ApplicationCounts = ({ job }: Props) => {
  const { t } = useTranslation(['jobs', 'evaluation'])
  if (job === undefined || job.count === 0) return <Text span>–</Text>
  const { jobId, title, count, counts } = job
  const others = sentStates.filter(state => state !== 'SENT' && counts[state] > 0)
  return (
    <div>
      <Group gap="xs">
        <TextLink
          to="/evaluation"
          search={{ jobId: [jobId] }}
          aria-label={`${t('mine.applications', { count })}: ${title}`}
        >
          {t('mine.applications', { count })}
        </TextLink>
        {counts.SENT > 0 && (
          <Badge variant="light" tt="none" fw={600}>
            {t('mine.unread', { count: counts.SENT })}
          </Badge>
        )}
      </Group>
      {others.length > 0 && (
        <Text size="xs" c="dimmed">
          {others.map(state => `${t(`evaluation:state.${state}`)}: ${counts[state]}`).join(' · ')}
        </Text>
      )}
    </div>
  )
}
