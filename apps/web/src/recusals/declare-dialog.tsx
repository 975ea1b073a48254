import { Button, Modal, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../api/use-action.ts'
import { committeeQuery } from '../committees/queries.ts'
import { membersQuery } from '../groups/queries.ts'
import { DialogButtons } from '../parts/dialog-buttons.tsx'
import { useTabDraft } from '../parts/use-tab-draft.ts'
import { useMe } from '../session/me.ts'
import { declareConflict } from './queries.ts'

type Props = {
  readonly applicationId: string
  readonly jobId: string
  readonly groupId: string
  /** The member it begins with; the reader if left out. */
  readonly first?: string
  readonly onClose: () => void
  /** Declared; whether it was the reader's own. */
  readonly onDeclared: (isMine: boolean) => unknown
}

const longest = 1_000

/** The chair can declare it for another member, too. */
export const DeclareDialog = ({ applicationId, jobId, groupId, first, onClose, onDeclared }: Props) => {
  const { t } = useTranslation(['recusals', 'app'])
  const { me } = useMe()
  const { data } = useQuery(membersQuery(groupId))
  const { data: committee } = useQuery(committeeQuery(jobId))
  const mayName = committee?.may.includes('lead') === true
  const [userId, setUserId] = useState(first ?? me?.userId ?? '')
  const reason = useTabDraft({ key: `recusal.${applicationId}`, first: { text: '' }, version: undefined })
  const isMine = userId === me?.userId
  const others = (data?.items ?? []).filter(each => each.userId !== me?.userId)
  const nameOf = (id: string): string => {
    const found = others.find(each => each.userId === id)
    return found ? `${found.firstName} ${found.lastName}`.trim() || found.email : ''
  }
  const declare = useAction({
    run: () => declareConflict({ applicationId, reason: reason.draft.text, ...(!isMine && { userId }) }),
    message: t(isMine ? 'declaredMine' : 'declaredOther', { name: nameOf(userId) }),
    stale: [['recusals'], ...(isMine ? [] : [['evaluation'], ['interviews']])],
    after: () => {
      reason.change({ text: '' })
      return onDeclared(isMine)
    },
  })
  return (
    <Modal opened onClose={onClose} title={t('declare')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      <Stack>
        {mayName && (
          <NativeSelect
            label={t('whose')}
            value={userId}
            data={[
              { value: me?.userId ?? '', label: t('me') },
              ...others.map(each => ({ value: each.userId, label: nameOf(each.userId) })),
            ]}
            onChange={event => setUserId(event.currentTarget.value)}
          />
        )}
        <Textarea
          label={t('reason')}
          description={t('reasonHint')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={longest}
          required
          data-autofocus
          value={reason.draft.text}
          onChange={event => reason.change({ text: event.currentTarget.value })}
        />
        <Text size="sm">{isMine ? t('mine') : t('others', { name: nameOf(userId) })}</Text>
        <DialogButtons onClose={onClose}>
          <Button
            color="red"
            disabled={reason.draft.text.trim() === ''}
            loading={declare.isPending}
            onClick={() => declare.mutate()}
          >
            {t('declare')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
