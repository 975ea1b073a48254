import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOf, type WaitingStep } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { useFormat } from '../language/format.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { aboutIn, wordsOfKind } from './kind-words.ts'
import { waitingKey } from './queries.ts'
import { hideToast, showOutcome } from './show-outcome.tsx'

/** The pressed button disappears with its step: the focus moves to the page. */
const keepFocus = (): void => {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
}

type Props = {
  readonly step: WaitingStep
  /** Called when the dialog for *Do it now* opens. */
  readonly onAsk?: () => void
}

export const StepButtons = ({ step, onAsk }: Props) => {
  const { t } = useTranslation('waiting-steps')
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const { stepId, state, isOwn } = step
  const params = { path: { stepId } }
  const takeBack = useAction({
    run: () => dataOf(api.DELETE('/api/waiting-steps/{stepId}', { params })),
    ...(state === 'WAITING' && { message: t('takenBack') }),
    stale: [waitingKey],
    after: () => {
      hideToast(step)
      keepFocus()
    },
  })
  const doNow = useAction({
    run: () => dataOf(api.POST('/api/waiting-steps/{stepId}/now', { params })),
    stale: [waitingKey],
    after: done => {
      showOutcome(done)
      keepFocus()
    },
  })
  const isBusy = takeBack.isPending || doNow.isPending
  const ask = (): void => {
    onAsk?.()
    setAsking(true)
  }
  return (
    <Group gap="xs" justify="space-between">
      <Button
        size="compact-sm"
        variant="default"
        loading={takeBack.isPending}
        disabled={isBusy}
        onClick={() => takeBack.mutate()}
      >
        {t(state === 'WAITING' ? 'takeBack' : 'putAway')}
      </Button>
      {isOwn && state === 'WAITING' && (
        <>
          <Button
            size="compact-xs"
            variant="transparent"
            c="dimmed"
            td="underline"
            loading={doNow.isPending}
            disabled={isBusy}
            onClick={ask}
          >
            {t('now')}
          </Button>
          <ConfirmDialog
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            title={t('askNow.title')}
            text={t('askNow.text', {
              what: [aboutIn(step, format), t(`kinds.${wordsOfKind(step)}.done`)].filter(Boolean).join(' – '),
            })}
            confirm={t('askNow.do')}
            onConfirm={() => doNow.mutate()}
          />
        </>
      )}
    </Group>
  )
}
