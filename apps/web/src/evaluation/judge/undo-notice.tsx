import { Button, CloseButton, Kbd } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Countdown, useSecondsTo } from './countdown.tsx'
import classes from './judge.module.css'
import { lastDecision, type Undoable } from './undo.ts'

type Props = { readonly last: Undoable; readonly isPending: boolean; readonly onUndo: () => void }

/** The last decision can be taken back while its letter waits. */
export const UndoNotice = ({ last: { name, decision, leavesAt }, isPending, onUndo }: Props) => {
  const { t } = useTranslation(['evaluation', 'app'])
  const seconds = useSecondsTo(leavesAt)
  if (seconds === 0) return null
  return (
    <div className={classes.undo} role="status">
      <span>
        <strong>{t(`undo.${decision}`, { name })}</strong> {t('undo.leavesIn')} <Countdown seconds={seconds} />
      </span>
      <Button
        size="xs"
        variant="white"
        color="dark"
        loading={isPending}
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        rightSection={
          <Kbd size="xs" className={classes.key ?? ''}>
            Z
          </Kbd>
        }
        aria-keyshortcuts="z"
        onClick={onUndo}
      >
        {t('undo.takeBack')}
      </Button>
      <CloseButton
        variant="transparent"
        c="inherit"
        aria-label={t('undo.dismiss')}
        onClick={() => lastDecision.set(undefined)}
      />
    </div>
  )
}
