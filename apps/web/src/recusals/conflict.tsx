import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeclareDialog } from './declare-dialog.tsx'
import { useForget } from './use-forget.ts'

type Props = {
  readonly applicationId: string
  readonly jobId: string
  readonly groupId: string
  readonly likely: 'ADDRESS' | 'REFEREE' | null
  /** The application does not exist for the reader any more. */
  readonly onGone: () => unknown
}

/** Beside an application: is the reader partial? */
export const Conflict = ({ applicationId, jobId, groupId, likely, onGone }: Props) => {
  const { t } = useTranslation('recusals')
  const forget = useForget()
  const [isOpen, setOpen] = useState(false)
  const leave = async (): Promise<void> => {
    await onGone()
    forget()
  }
  return (
    <>
      <Text size="sm" mb="xs" {...(likely ? { role: 'note', fw: 600 } : { c: 'dimmed' })}>
        {likely ? t(`likely.${likely}`) : t('why')}
      </Text>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t('declare')} …
      </Button>
      {isOpen && (
        <DeclareDialog
          applicationId={applicationId}
          jobId={jobId}
          groupId={groupId}
          onClose={() => setOpen(false)}
          onDeclared={isMine => {
            setOpen(false)
            return isMine ? leave() : undefined
          }}
        />
      )}
    </>
  )
}
