import { Alert, Group, Text } from '@mantine/core'
import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { WaitingStep } from '../api/client.ts'
import { Problem } from '../api/problem.ts'
import { useExplain } from '../problems/explain.ts'
import { StepButtons } from './step-buttons.tsx'
import { useStepWords } from './use-step-words.ts'

export const StepRow = ({ step, isNamed }: { readonly step: WaitingStep; readonly isNamed: boolean }) => {
  const { t } = useTranslation('waiting-steps')
  const wordsOf = useStepWords()
  const explain = useExplain()
  const { state, isOwn, byName, jobTitle, problem } = step
  const who = isOwn ? t('byOwn') : byName !== null && t('by', { name: byName })
  const isFailed = state === 'FAILED'
  const why = problem && explain(new Problem({ ...problem, status: 409 })).title
  const more = [isFailed ? why && `${why}.` : t('untilThen'), who].filter(Boolean).join(' ')
  return (
    <Alert
      color={isFailed ? 'orange' : 'blue'}
      icon={isFailed ? <IconAlertCircle aria-hidden /> : <IconClock aria-hidden />}
      role="none"
    >
      <Group justify="space-between" gap="sm">
        <div>
          <Text size="sm" fw={600}>
            {isNamed && jobTitle !== null && `${jobTitle}: `}
            {wordsOf(step)}
          </Text>
          <Text size="sm">{more}</Text>
        </div>
        <StepButtons step={step} />
      </Group>
    </Alert>
  )
}
