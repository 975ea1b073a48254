import { Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconClock } from '@tabler/icons-react'
import { api, dataOf, type WaitingStep } from '../api/client.ts'
import { isProblem } from '../api/problem.ts'
import { serviceNow } from '../api/service-time.ts'
import { i18n } from '../language/i18n.ts'
import { sleep } from '../parts/sleep.ts'
import { showToast } from '../problems/use-toast.tsx'
import { hideToast, showOutcome } from './show-outcome.tsx'
import { StepButtons } from './step-buttons.tsx'
import { untilNextMs } from './until-next.ts'
import { useStepWords } from './use-step-words.ts'

/** Steps due sooner stay in the message; for later ones the pages show a notice. */
const soonMs = 90_000
const shownMs = 20_000

const read = async (step: WaitingStep): Promise<WaitingStep | undefined> => {
  try {
    return await dataOf(api.GET('/api/waiting-steps/{stepId}', { params: { path: { stepId: step.stepId } } }))
  } catch (error) {
    // A person who signed out or lost the role stops polling; everybody else retries.
    return isProblem(error, 'UNAUTHENTICATED', 'ACCESS_DENIED', 'NOT_FOUND') ? undefined : step
  }
}

/** Announces a waiting step on any page, and then its outcome. */
export const follow = async (step: WaitingStep): Promise<void> => {
  await i18n.loadNamespaces('waiting-steps')
  const toast: Parameters<typeof showToast>[0] = {
    id: step.stepId,
    // It must not take its open dialog with it.
    message: <StepToast step={step} onAsk={() => notifications.update({ ...toast, autoClose: false })} />,
    color: 'blue',
    icon: <IconClock size={18} aria-hidden />,
    autoClose: Date.parse(step.dueAt) - serviceNow() < soonMs ? false : shownMs,
  }
  showToast(toast)
  for (let now: WaitingStep | undefined = step; now?.state === 'WAITING'; ) {
    await sleep(untilNextMs([now]))
    now = await read(step)
    if (now === undefined) hideToast(step)
    else if (now.state !== 'WAITING') showOutcome(now)
  }
}

type Props = { readonly step: WaitingStep; readonly onAsk: () => void }

const StepToast = ({ step, onAsk }: Props) => {
  const wordsOf = useStepWords()
  return (
    <Stack gap="xs">
      <Text size="sm">{wordsOf(step)}</Text>
      <StepButtons step={step} onAsk={onAsk} />
    </Stack>
  )
}
