import { useTranslation } from 'react-i18next'
import type { WaitingStep } from '../api/client.ts'
import { serviceNow } from '../api/service-time.ts'
import { useFormat } from '../language/format.ts'
import { aboutIn, wordsOfKind } from './kind-words.ts'

/** What a step does, to whom and when, or that it failed. */
export const useStepWords = (): ((step: WaitingStep) => string) => {
  const { t } = useTranslation('waiting-steps')
  const format = useFormat()
  const whenOf = (dueAt: string): string => {
    const due = new Date(dueAt)
    const isToday = due.toDateString() === new Date(serviceNow()).toDateString()
    return isToday ? format.clock(due) : format.instant(due)
  }
  return step => {
    const { state, dueAt } = step
    const about = aboutIn(step, format)
    const words = t(`kinds.${wordsOfKind(step)}.${state === 'FAILED' ? 'failed' : 'waits'}`, { time: whenOf(dueAt) })
    return about === null ? words : `${about}: ${words}`
  }
}
