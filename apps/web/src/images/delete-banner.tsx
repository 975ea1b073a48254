import { ActionIcon, Button, Modal, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOrStep, graceOn } from '../api/client.ts'
import { isProblem } from '../api/problem.ts'
import { DialogButtons } from '../parts/dialog-buttons.tsx'
import { ProblemNotice } from '../problems/problem-notice.tsx'
import { useStep } from '../waiting-steps/use-step.ts'
import type { Image } from './queries.ts'

type Props = { readonly image: Image; readonly name: string }

/** Warns if adverts show the banner. */
export const DeleteBanner = ({ image, name }: Props) => {
  const { t } = useTranslation(['images', 'app'])
  const { imageId } = image
  const [isOpen, setOpen] = useState(false)
  const remove = useStep({
    run: (force: boolean) =>
      dataOrStep(
        api.DELETE('/api/images/{imageId}', { params: { path: { imageId }, query: { force }, header: graceOn } }),
      ),
    message: t('delete.done'),
    stale: [['images'], ['jobs']],
    after: () => setOpen(false),
    onWaiting: () => setOpen(false),
    isQuiet: true,
  })
  const isInUse = image.inUse || isProblem(remove.error, 'IN_USE')
  const close = (): void => {
    setOpen(false)
    remove.reset()
  }
  return (
    <>
      <ActionIcon variant="subtle" color="red" aria-label={t('delete.named', { name })} onClick={() => setOpen(true)}>
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('delete.title')}
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        <Stack>
          <Text>{t(isInUse ? 'delete.inUse' : 'delete.text')}</Text>
          {remove.error && !isProblem(remove.error, 'IN_USE') && <ProblemNotice error={remove.error} />}
          <DialogButtons onClose={close}>
            <Button color="red" loading={remove.isPending} onClick={() => remove.mutate(isInUse)}>
              {t(isInUse ? 'delete.anyway' : 'app:delete')}
            </Button>
          </DialogButtons>
        </Stack>
      </Modal>
    </>
  )
}
