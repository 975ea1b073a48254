import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { api, dataOf, type WaitingStep } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { waitingKey } from './queries.ts'
import { hideToast, showOutcome } from './show-outcome.tsx'

/** The pressed button disappears with its step: the focus moves to the page. */
const keepFocus = (): void => {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
}

export const StepButtons = ({ step }: { readonly step: WaitingStep }) => {
  const { t } = useTranslation('waiting-steps')
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
  const now = useAction({
    run: () => dataOf(api.POST('/api/waiting-steps/{stepId}/now', { params })),
    stale: [waitingKey],
    after: done => {
      showOutcome(done)
      keepFocus()
    },
  })
  const isBusy = takeBack.isPending || now.isPending
  return (
    <Group gap="xs">
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
        <Button
          size="compact-sm"
          variant="subtle"
          loading={now.isPending}
          disabled={isBusy}
          onClick={() => now.mutate()}
        >
          {t('now')}
        </Button>
      )}
    </Group>
  )
}
