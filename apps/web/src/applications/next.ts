import { useTranslation } from 'react-i18next'
import { useFormat } from '../language/format.ts'
import type { Hindrance } from './hindrance.ts'
import type { Overview } from './queries.ts'

type Standing = Pick<Overview, 'state' | 'interview'>
type Advert = { readonly closesAt: string | null; readonly promisedDecisionBy: string | null }

/** The next stage, and the date by which it is promised. */
export const useNext = ({ state, interview }: Standing, advert: Advert | undefined, hindrance?: Hindrance): string => {
  const { t } = useTranslation('applications')
  const format = useFormat()
  const { closesAt = null, promisedDecisionBy = null } = advert ?? {}
  if (state === 'SAVED' && hindrance) return t(`hindrance.${hindrance}`)
  if (state === 'SAVED') return closesAt ? t('next.draftUntil', { at: format.until(closesAt) }) : t('next.SAVED')
  if (state === 'INTERVIEW' && interview) return t(interview.startsAt ? 'next.booked' : 'next.choose')
  const isOpen = state === 'SENT' || state === 'IN_REVIEW'
  if (isOpen && promisedDecisionBy)
    return `${t(`next.${state}`)} ${t('next.by', { date: format.date(promisedDecisionBy) })}`
  return t(`next.${state}`)
}
