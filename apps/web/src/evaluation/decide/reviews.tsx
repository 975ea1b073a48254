import { Button, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import type { Detail, Review } from '../application.ts'
import { Countdown, useSecondsTo } from './countdown.tsx'
import classes from './decide.module.css'
import { standing, type Undoable, undoOf } from './undo.ts'

const letterStates = ['WAITING', 'SENDING', 'DELAYED', 'SENT', 'DEAD', 'TAKEN_BACK', 'UNCONFIRMED'] as const

type Untold = {
  readonly until: string
  readonly fillsJob: boolean
  /** Only for those who may take it back. */
  readonly onUndo?: (() => void) | undefined
}

/** An undisclosed decision; once the applicant knows it, it is final. */
const Waiting = ({ until, fillsJob, onUndo }: Untold) => {
  const { t } = useTranslation('evaluation')
  const seconds = useSecondsTo(until)
  if (seconds === 0) return null
  return (
    <>
      <Text size="sm" mt={4}>
        {t('undo.knownIn')} <Countdown seconds={seconds} />
      </Text>
      {fillsJob && <Text size="sm">{t('undo.fillsJob')}</Text>}
      {onUndo ? (
        <Button
          mt="xs"
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={onUndo}
        >
          {t('undo.takeBack')}
        </Button>
      ) : (
        <Text size="sm">{t('undo.byOthers')}</Text>
      )}
    </>
  )
}

type Props = { readonly detail: Detail; readonly name: string; readonly onUndo: (undo: Undoable) => void }

export const Reviews = ({ detail, name, onUndo }: Props) => {
  const { t } = useTranslation('evaluation')
  const format = useFormat()
  const { reviews } = detail
  const last = standing(reviews)
  const undo = undoOf(detail, name)
  const letterOf = ({ letterState }: Review): string => {
    const known = letterStates.find(each => each === letterState)
    return t(`review.letter.${known ?? 'NONE'}`)
  }
  return reviews.map(review => (
    <div key={review.reviewId} className={classes.review} data-decision={review.decision}>
      <Text size="sm" fw={600} td={review.reconsideredAt ? 'line-through' : undefined}>
        {review.reviewerName
          ? t(`review.${review.decision}`, { name: review.reviewerName })
          : t(`review.byNobody.${review.decision}`)}
      </Text>
      <Text size="xs" c="dimmed">
        {format.instant(review.decidedAt)}
        {review.reason && ` · ${t(`reason.${review.reason}`)}`}
        {review.reconsideredAt ? ` · ${t('review.reconsidered')}` : ` · ${letterOf(review)}`}
      </Text>
      {review.message && (
        <Text size="sm" mt={4} className={classes.note ?? ''}>
          {review.message}
        </Text>
      )}
      {review.justification && (
        <Text size="sm" mt={4} className={classes.note ?? ''}>
          <strong>{t('decide.justification')}:</strong> {review.justification}
        </Text>
      )}
      {review === last && (
        <Waiting
          until={review.knownFrom}
          fillsJob={review.fillsJob}
          onUndo={undo?.until ? () => onUndo(undo) : undefined}
        />
      )}
    </div>
  ))
}
