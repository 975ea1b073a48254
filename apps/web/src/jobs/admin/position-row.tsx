import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { TextLink } from '../../parts/links.tsx'
import { WhenCell } from '../../parts/when-cell.tsx'
import type { JobSummary } from '../queries.ts'
import { StateBadge } from '../state-badge.tsx'

/** For lists across groups. */
export const usePositionHead = (): readonly string[] => {
  const { t } = useTranslation('jobs')
  const { title, state, deadline, changed } = t('mine.columns', { returnObjects: true })
  return [title, t('admin.group'), state, deadline, changed]
}

type Props = { readonly job: JobSummary }

export const PositionRow = ({ job }: Props) => {
  const { t } = useTranslation('jobs')
  const format = useFormat()
  const { jobId, researchGroupId: groupId, researchGroupName, title, applicationDeadline, updatedAt } = job
  return (
    <Table.Tr>
      <Table.Td>
        <TextLink to="/groups/$groupId/positions/$jobId" params={{ groupId, jobId }} fw={600} data-opens>
          {title}
        </TextLink>
      </Table.Td>
      <Table.Td>
        <TextLink to="/groups/$groupId/home" params={{ groupId }} c="inherit">
          {researchGroupName}
        </TextLink>
      </Table.Td>
      <Table.Td>
        <StateBadge job={job} />
      </Table.Td>
      <WhenCell label={t('mine.columns.deadline')}>
        {applicationDeadline ? format.date(applicationDeadline) : '–'}
      </WhenCell>
      <WhenCell label={t('mine.columns.changed')}>{format.instant(updatedAt)}</WhenCell>
    </Table.Tr>
  )
}
