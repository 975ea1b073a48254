import { notifications } from '@mantine/notifications'
import { IconAlertCircle, IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import type { WaitingStep } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { formatIn } from '../language/format.ts'
import { i18n } from '../language/i18n.ts'
import { showToast } from '../problems/use-toast.tsx'
import { aboutIn, wordsOfKind } from './kind-words.ts'

const icon = { size: 18, 'aria-hidden': true } as const

export const hideToast = ({ stepId }: WaitingStep): void => {
  notifications.hide(stepId)
}

/** Reports the outcome of a step and refetches all data. */
export const showOutcome = (step: WaitingStep): void => {
  hideToast(step)
  const { state, jobTitle, takenBackBy } = step
  const kind = wordsOfKind(step)
  const about = aboutIn(step, formatIn(i18n.language === 'de' ? 'de' : 'en'))
  const words = { ns: 'waiting-steps' } as const
  const named = (message: string): string => (about === null ? message : `${about}: ${message}`)
  if (state === 'DONE')
    showToast({ message: named(i18n.t(`kinds.${kind}.done`, words)), color: 'teal', icon: <IconCheck {...icon} /> })
  if (state === 'FAILED')
    showToast({
      message: named(i18n.t(`kinds.${kind}.failed`, words)),
      color: 'red',
      icon: <IconAlertCircle {...icon} />,
    })
  if (takenBackBy && !takenBackBy.isOwn) {
    const message = i18n.t('takenBackBy', { ...words, name: takenBackBy.name ?? i18n.t('someone', words) })
    const what = about ?? jobTitle
    showToast({
      message: what === null ? message : `${what}: ${message}`,
      color: 'blue',
      icon: <IconArrowBackUp {...icon} />,
      autoClose: false,
    })
  }
  void queries.invalidateQueries()
}
