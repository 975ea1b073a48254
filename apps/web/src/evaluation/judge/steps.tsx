import { Button, Kbd } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Detail } from '../application.ts'
import classes from './judge.module.css'
import type { Decision } from './verdict.ts'

type Props = {
  readonly may: Detail['may']
  readonly isBusy: boolean
  readonly onDecide: (decision: Decision) => void
  readonly onShortlist: () => void
}

/** What may come next. */
export const Steps = ({ may, isBusy, onDecide, onShortlist }: Props) => {
  const { t } = useTranslation('evaluation')
  const can = (deed: Detail['may'][number]): boolean => may.includes(deed)
  if (!can('accept') && !can('reject') && !can('shortlist')) return null
  return (
    <div className={classes.steps}>
      {can('accept') && (
        <Button
          px="xs"
          color="teal.9"
          rightSection={
            <Kbd size="xs" className={classes.key ?? ''}>
              A
            </Kbd>
          }
          aria-keyshortcuts="a"
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
          rightSection={
            <Kbd size="xs" className={classes.key ?? ''}>
              R
            </Kbd>
          }
          aria-keyshortcuts="r"
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
          rightSection={
            <Kbd size="xs" className={classes.key ?? ''}>
              S
            </Kbd>
          }
          aria-keyshortcuts="s"
          disabled={isBusy}
          onClick={onShortlist}
        >
          {t('step.shortlist')}
        </Button>
      )}
    </div>
  )
}
