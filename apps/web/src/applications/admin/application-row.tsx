import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { TextLink } from '../../parts/links.tsx'
import { WhenCell } from '../../parts/when-cell.tsx'
import type { Overview } from '../queries.ts'
import { StateBadge } from '../state-badge.tsx'

export const useApplicationHead = (): readonly string[] => {
  const { t } = useTranslation('applications')
  const { job, group, state, sent, changed } = t('admin.columns', { returnObjects: true })
  return [job, group, state, sent, changed]
}

type Props = { readonly application: Overview }

export const ApplicationRow = ({ application: { job, state, submittedAt, updatedAt } }: Props) => {
  const { t } = useTranslation('applications')
  const format = useFormat()
  const { researchGroupId: groupId, jobId } = job
  return (
    <Table.Tr>
      <Table.Td>
        <TextLink to="/groups/$groupId/positions/$jobId" params={{ groupId, jobId }} data-opens>
          {job.title}
        </TextLink>
      </Table.Td>
      <Table.Td>
        <TextLink to="/groups/$groupId/home" params={{ groupId }} c="inherit">
          {job.researchGroupName}
        </TextLink>
      </Table.Td>
      <Table.Td>
        <StateBadge state={state} isForStaff />
      </Table.Td>
      <WhenCell label={t('admin.columns.sent')}>{submittedAt ? format.instant(submittedAt) : '–'}</WhenCell>
      <WhenCell label={t('admin.columns.changed')}>{format.instant(updatedAt)}</WhenCell>
    </Table.Tr>
  )
}
