import { Button, Checkbox, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../api/use-action.ts'
import { committeeQuery } from '../committees/queries.ts'
import { membersQuery } from '../groups/queries.ts'
import { DialogButtons } from '../parts/dialog-buttons.tsx'
import { putReaders } from './queries.ts'

type Props = {
  readonly applicationId: string
  readonly jobId: string
  readonly groupId: string
  readonly readers: readonly { readonly userId: string; readonly name: string }[]
}

/** Beside an application: who is to read it. Whoever leads can change it. */
export const Readers = (props: Props) => {
  const { t } = useTranslation('readings')
  const [isOpen, setOpen] = useState(false)
  const { data: committee } = useQuery(committeeQuery(props.jobId))
  const names = props.readers.map(({ name }) => name || t('someone')).join(', ')
  return (
    <>
      <Text size="sm" mb="xs" {...(names === '' && { c: 'dimmed' })}>
        {names || t('nobody')}
      </Text>
      {committee?.may.includes('lead') && (
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          {t('choose')} …
        </Button>
      )}
      {isOpen && <ReadersDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const ReadersDialog = ({ applicationId, groupId, readers, onClose }: Props & { readonly onClose: () => void }) => {
  const { t } = useTranslation(['readings', 'app'])
  const { data } = useQuery(membersQuery(groupId))
  const [chosen, setChosen] = useState(readers.map(({ userId }) => userId))
  const save = useAction({
    run: () => putReaders(applicationId, chosen),
    message: t('chosen'),
    stale: [['readings'], ['evaluation']],
    after: onClose,
  })
  return (
    <Modal opened onClose={onClose} title={t('choose')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      <Stack>
        <Checkbox.Group label={t('who')} value={chosen} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {(data?.items ?? []).map(({ userId, firstName, lastName, email }) => (
              <Checkbox key={userId} value={userId} label={`${firstName} ${lastName}`.trim() || email} />
            ))}
          </Stack>
        </Checkbox.Group>
        <DialogButtons onClose={onClose}>
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            {t('app:save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
