import { Stack, Text } from '@mantine/core'
import type { WaitingStep } from '../api/client.ts'
import { StepButtons } from './step-buttons.tsx'
import { useStepWords } from './use-step-words.ts'

export const StepToast = ({ step }: { readonly step: WaitingStep }) => {
  const wordsOf = useStepWords()
  return (
    <Stack gap="xs">
      <Text size="sm">{wordsOf(step)}</Text>
      <StepButtons step={step} />
    </Stack>
  )
}
