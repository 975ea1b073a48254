import { Button } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { KeyHint } from '../../parts/key-hint.tsx'
import { useShortcut } from '../../parts/single-keys.ts'
import type { Detail } from '../application.ts'
import classes from './decide.module.css'
import type { Decision } from './verdict.ts'

type Props = {
  readonly may: Detail['may']
  readonly isBusy: boolean
  readonly onDecide: (decision: Decision) => void
  readonly onShortlist: () => void
}

export const Steps = ({ may, isBusy, onDecide, onShortlist }: Props) => {
  const { t } = useTranslation('evaluation')
  const shortcut = useShortcut()
  const can = (action: Detail['may'][number]): boolean => may.includes(action)
  if (!can('accept') && !can('reject') && !can('shortlist')) return null
  return (
    <div className={classes.steps}>
      {can('accept') && (
        <Button
          px="xs"
          color="teal.9"
          rightSection={<KeyHint>A</KeyHint>}
          aria-keyshortcuts={shortcut('a')}
          disabled={isBusy}
          onClick={() => onDecide('ACCEPTED')}
        >
          {t('step.accept')}
        </Button>
      )}
      {can('reject') && (
        <Button
          px="xs"
          variant="light"
          color="red"
          rightSection={<KeyHint>R</KeyHint>}
          aria-keyshortcuts={shortcut('r')}
          disabled={isBusy}
          onClick={() => onDecide('REJECTED')}
        >
          {t('step.reject')}
        </Button>
      )}
      {can('shortlist') && (
        <Button
          px="xs"
          variant="default"
          leftSection={<IconMessages size={17} aria-hidden />}
          rightSection={<KeyHint>S</KeyHint>}
          aria-keyshortcuts={shortcut('s')}
          disabled={isBusy}
          onClick={onShortlist}
        >
          {t('step.shortlist')}
        </Button>
      )}
    </div>
  )
}
