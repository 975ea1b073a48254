import { Button, Modal, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { useFaults } from '../../problems/faults.ts'
import type { Document } from '../queries.ts'

type Props = { readonly document: Document; readonly onRenamed: () => Promise<unknown> }

export const RenameButton = ({ document, onRenamed }: Props) => {
  const { t } = useTranslation(['applicants', 'app'])
  const { documentId, name } = document
  const [text, setText] = useState<string>()
  const close = (): void => setText(undefined)
  const rename = useAction({
    run: (next: string) =>
      dataOf(api.PATCH('/api/documents/{documentId}', { params: { path: { documentId } }, body: { name: next } })),
    after: async () => {
      await onRenamed()
      close()
    },
  })
  const fault = useFaults(rename.error)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // The dialog is inside the application form, which must not be submitted.
    event.stopPropagation()
    if (text?.trim()) rename.mutate(text.trim())
  }
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<IconPencil size={15} aria-hidden />}
        aria-label={t('document.renameNamed', { name })}
        onClick={() => setText(name)}
      >
        {t('document.rename')}
      </Button>
      <Modal
        opened={text !== undefined}
        onClose={close}
        title={t('document.renameNamed', { name })}
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        <form onSubmit={submit}>
          <TextInput
            data-autofocus
            required
            label={t('document.name')}
            description={t('document.nameHint')}
            maxLength={200}
            value={text ?? ''}
            error={fault('name')}
            onChange={event => setText(event.currentTarget.value)}
          />
          <DialogButtons onClose={close} mt="md">
            <Button type="submit" loading={rename.isPending}>
              {t('document.rename')}
            </Button>
          </DialogButtons>
        </form>
      </Modal>
    </>
  )
}
