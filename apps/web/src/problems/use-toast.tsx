import { Anchor, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { i18n } from '../language/i18n.ts'
import { useExplain } from './explain.ts'
import { FaultLines } from './fault-lines.tsx'
import { hasToasts } from './has-toasts.ts'

const undoMs = 8_000

export const showToast: typeof notifications.show = data => {
  hasToasts.set(true)
  return notifications.show({ closeButtonProps: { 'aria-label': i18n.t('close') }, ...data })
}

/** Short messages at the edge of the page. */
export const useToast = () => {
  const { t } = useTranslation()
  const explain = useExplain()
  return {
    done: (message: string): void => {
      showToast({ message, color: 'teal', icon: <IconCheck size={18} aria-hidden /> })
    },
    problem: (error: unknown): void => {
      const { title, way, faults, code } = explain(error)
      showToast({
        title,
        message: (
          <>
            {way}
            <FaultLines faults={faults} />
            <Text size="xs" c="dimmed">
              {code}
            </Text>
          </>
        ),
        color: 'red',
        icon: <IconAlertCircle size={18} aria-hidden />,
        autoClose: 10_000,
      })
    },
    /** Offers to undo for a while. */
    undoable: (message: string, undo: () => void): void => {
      const id = showToast({
        message: (
          <Group justify="space-between" gap="md">
            {message}
            <Anchor component="button" type="button" fw={600} onClick={() => undoOnce()}>
              {t('undo')}
            </Anchor>
          </Group>
        ),
        color: 'teal',
        icon: <IconCheck size={18} aria-hidden />,
        autoClose: undoMs,
      })
      const undoOnce = (): void => {
        notifications.hide(id)
        undo()
      }
    },
  }
}
