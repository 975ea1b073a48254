import { Button, CloseButton } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { KeyHint } from '../../parts/key-hint.tsx'
import { useShortcut } from '../../parts/single-keys.ts'
import { Countdown, useSecondsTo } from './countdown.tsx'
import classes from './decide.module.css'
import { lastStep, type Undoable } from './undo.ts'

type Props = { readonly last: Undoable; readonly isPending: boolean; readonly onUndo: () => void }

/** Undoes the last step until the applicant knows of it. */
export const UndoNotice = ({ last, isPending, onUndo }: Props) =>
  last.until === null ? (
    <Notice last={last} isPending={isPending} onUndo={onUndo} />
  ) : (
    <TimedNotice last={last} until={last.until} isPending={isPending} onUndo={onUndo} />
  )

const TimedNotice = ({ until, ...props }: Props & { readonly until: string }) => {
  const seconds = useSecondsTo(until)
  return seconds === 0 ? null : <Notice {...props} seconds={seconds} />
}

const Notice = ({ last: { name, step }, seconds, isPending, onUndo }: Props & { readonly seconds?: number }) => {
  const { t } = useTranslation(['evaluation', 'app'])
  const shortcut = useShortcut()
  return (
    <div className={classes.undo} role="status">
      <span>
        <strong>{t(`undo.${step}`, { name })}</strong>{' '}
        {seconds === undefined ? (
          t('undo.untold')
        ) : (
          <>
            {t('undo.knownIn')} <Countdown seconds={seconds} />
          </>
        )}
      </span>
      <Button
        size="xs"
        variant="white"
        color="dark"
        loading={isPending}
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        rightSection={<KeyHint>Z</KeyHint>}
        aria-keyshortcuts={shortcut('z')}
        onClick={onUndo}
      >
        {t('undo.takeBack')}
      </Button>
      <CloseButton
        variant="transparent"
        c="inherit"
        aria-label={t('undo.dismiss')}
        onClick={() => lastStep.set(undefined)}
      />
    </div>
  )
}
