import { Button, Group, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { useFormat } from '../language/format.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { TextLink } from '../parts/links.tsx'
import { WhenCell } from '../parts/when-cell.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { type LegalHold, staleAfterHold } from './queries.ts'

type Props = { readonly hold: LegalHold }

/** One in force, which can be changed and ended. */
export const HoldRow = ({ hold }: Props) => {
  const { t } = useTranslation('legal-holds')
  const [isChanging, setChanging] = useState(false)
  const { legalHoldId, jobTitle: job, version } = hold
  const end = useAction({
    run: () =>
      dataOf(
        api.POST('/api/admin/legal-holds/{legalHoldId}/end', {
          params: { path: { legalHoldId }, header: { 'if-match': `"${version}"` } },
        }),
      ),
    message: t('hasEnded'),
    stale: staleAfterHold,
  })
  return (
    <Table.Tr>
      <WhatCells hold={hold} />
      <Table.Td>
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Button size="xs" variant="default" aria-label={t('changeOf', { job })} onClick={() => setChanging(true)}>
            {t('change')} …
          </Button>
          <ConfirmButton
            size="xs"
            variant="default"
            aria-label={t('endOf', { job })}
            loading={end.isPending}
            title={t('endTitle')}
            text={t('endText', { job })}
            confirm={t('endDo')}
            onConfirm={() => end.mutate()}
          >
            {t('end')} …
          </ConfirmButton>
        </Group>
        {isChanging && <ChangeDialog hold={hold} onClose={() => setChanging(false)} />}
      </Table.Td>
    </Table.Tr>
  )
}

export const EndedRow = ({ hold }: Props) => {
  const { t } = useTranslation('legal-holds')
  const format = useFormat()
  const { endedAt, endedByName } = hold
  return (
    <Table.Tr>
      <WhatCells hold={hold} />
      <WhenCell label={t('columns.ended')}>
        <div>
          {endedAt && format.instant(endedAt)}
          <Text size="xs" c="dimmed">
            {endedByName === null ? t('itself') : t('by', { name: endedByName })}
          </Text>
        </div>
      </WhenCell>
    </Table.Tr>
  )
}

const WhatCells = ({ hold }: Props) => {
  const { t } = useTranslation('legal-holds')
  const format = useFormat()
  const { jobId, jobTitle, researchGroupId: groupId, researchGroupName, reason, until, madeAt, madeByName } = hold
  return (
    <>
      <Table.Td>
        <TextLink to="/groups/$groupId/positions/$jobId" params={{ groupId, jobId }}>
          {jobTitle}
        </TextLink>
        <Text size="xs" c="dimmed">
          {researchGroupName}
        </Text>
      </Table.Td>
      <Table.Td maw="24rem" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {reason || (
          <Text size="sm" c="dimmed">
            {t('noReason')}
          </Text>
        )}
      </Table.Td>
      <WhenCell label={t('columns.until')}>{format.date(until)}</WhenCell>
      <WhenCell label={t('columns.made')}>
        <div>
          {format.instant(madeAt)}
          <Text size="xs" c="dimmed">
            {t('by', { name: madeByName ?? t('nobody') })}
          </Text>
        </div>
      </WhenCell>
    </>
  )
}
