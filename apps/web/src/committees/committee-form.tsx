import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../api/use-action.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useTabDraft } from '../parts/use-tab-draft.ts'
import { type Committee, putCommittee } from './queries.ts'
import { type Seats, SeatTable, type Sitter } from './seat-table.tsx'

type Props = {
  readonly jobId: string
  readonly committee: Committee
  readonly sitters: readonly Sitter[]
}

type Draft = { readonly committeeOnly: boolean; readonly seats: Seats }

const draftOf = ({ committeeOnly, seats }: Committee): Draft => ({
  committeeOnly,
  seats: Object.fromEntries(seats.map(({ userId, kind }) => [userId, kind])),
})

const seesNothing = ({ committeeOnly, seats }: Draft, userId: string): boolean => committeeOnly && !(userId in seats)

export const CommitteeForm = ({ jobId, committee, sitters }: Props) => {
  const { t } = useTranslation(['committees', 'app'])
  const [isAsking, setAsking] = useState(false)
  const saved = draftOf(committee)
  const { draft, base, isChanged, change, settle } = useTabDraft<Draft>({
    key: `committee.${jobId}`,
    first: saved,
    version: committee.version,
  })
  const isOld = isChanged && base !== committee.version
  const hasChair = sitters.some(({ userId, isMember }) => isMember && draft.seats[userId] === 'CHAIR')
  const shutOut = sitters.filter(
    ({ userId, isMember }) => isMember && seesNothing(draft, userId) && !seesNothing(saved, userId),
  )
  const save = useAction({
    run: () =>
      putCommittee(jobId, base ?? committee.version, {
        committeeOnly: draft.committeeOnly,
        seats: Object.entries(draft.seats).map(([userId, kind]) => ({ userId, kind })),
      }),
    message: t('saved'),
    stale: [['committees'], ['recusals'], ['evaluation'], ['interviews'], ['jobs']],
    after: kept => settle(draftOf(kept), kept.version),
  })
  return (
    <Stack gap="lg">
      {isOld && (
        <Alert color="orange" role="status">
          {t('old')}{' '}
          <Button size="compact-sm" variant="subtle" onClick={() => settle(saved, committee.version)}>
            {t('takeTheirs')}
          </Button>
        </Alert>
      )}
      <Radio.Group
        label={t('who')}
        value={draft.committeeOnly ? 'committee' : 'group'}
        onChange={value => change({ committeeOnly: value === 'committee' })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="group" label={t('group')} description={t('groupHint')} />
          <Radio value="committee" label={t('committee')} description={t('committeeHint')} />
        </Stack>
      </Radio.Group>
      <SeatTable sitters={sitters} seats={draft.seats} onChange={seats => change({ seats })} />
      {draft.committeeOnly && !hasChair && (
        <Text c="red" size="sm" role="status">
          {t('noChair')}
        </Text>
      )}
      <Group>
        <Button
          disabled={!isChanged || isOld || (draft.committeeOnly && !hasChair)}
          loading={save.isPending}
          onClick={() => (shutOut.length > 0 ? setAsking(true) : save.mutate())}
        >
          {t('app:save')}
          {shutOut.length > 0 && ' …'}
        </Button>
        {isChanged && (
          <Button variant="default" onClick={() => settle(saved, committee.version)}>
            {t('discard')}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('shutOutTitle')}
        text={t('shutOut', {
          names: shutOut.map(({ name }) => name || t('someone')).join(', '),
          count: shutOut.length,
        })}
        confirm={t('app:save')}
        onConfirm={() => save.mutate()}
      />
    </Stack>
  )
}
