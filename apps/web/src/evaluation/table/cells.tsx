import { Text, VisuallyHidden } from '@mantine/core'
import { IconMail, IconMessageCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { isAhead } from '../../language/is-ahead.ts'
import { useGrade } from '../../language/use-grade.ts'
import { type Line, signed } from '../application.ts'
import { StateBadge } from '../state-badge.tsx'
import { useWeights } from '../weights.ts'
import classes from './table.module.css'

type Props = { readonly line: Line }

/** Also says which place the application has on the shortlist, and until when an undisclosed decision can be taken back. */
export const StateCell = ({ line: { state, knownFrom, rank } }: Props) => {
  const { t } = useTranslation('evaluation')
  const format = useFormat()
  const more = [
    rank !== null && t('atPlace', { rank }),
    knownFrom !== null && isAhead(knownFrom) && t('waitsUntil', { time: format.soon(knownFrom) }),
  ].filter(Boolean)
  return (
    <div>
      <StateBadge state={state} />
      {more.length > 0 && (
        <Text size="xs" c="dimmed">
          {more.join(' · ')}
        </Text>
      )}
    </div>
  )
}

/** The means that I may see, and my own mark. */
export const RatingCell = ({ line: { averageRating, weightedAverage, weights, ratingCount, myRating } }: Props) => {
  const weightsOf = useWeights()
  const { t } = useTranslation('evaluation')
  const { number } = useFormat()
  if (averageRating === null && myRating === null)
    return (
      <Text span size="sm" c="dimmed">
        {t('rating.none')}
      </Text>
    )
  return (
    <div className={classes.rating}>
      {averageRating !== null && (
        <span>
          <strong>{signed(averageRating, number)}</strong>
          {weightedAverage !== null && (
            <span title={weightsOf(weights)}>
              {' '}
              · {t('rating.weightedMark', { mark: signed(weightedAverage, number) })}
            </span>
          )}
        </span>
      )}
      <Text span size="xs" c="dimmed">
        {[
          ratingCount ? t('rating.of', { count: ratingCount }) : undefined,
          myRating === null ? t('rating.notMine') : t('rating.mine', { mark: signed(myRating) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </div>
  )
}

/** The weighted mean that I may see, and what each criterion weighs. */
export const WeightedCell = ({ line: { weightedAverage, weights } }: Props) => {
  const { number } = useFormat()
  const written = useWeights()(weights)
  if (weightedAverage === null) return <span>–</span>
  return (
    <div>
      <strong className={classes.number}>{signed(weightedAverage, number)}</strong>
      <Text size="xs" c="dimmed" lineClamp={2} miw="10rem" title={written}>
        {written}
      </Text>
    </div>
  )
}

export const GradeCell = ({ line: { germanGrade } }: Props) => {
  const grade = useGrade()
  return <span className={classes.number}>{germanGrade === null ? '–' : grade(germanGrade)}</span>
}

export const LettersCell = ({ line: { lettersAsked, lettersReceived } }: Props) => {
  const { t } = useTranslation('evaluation')
  if (lettersAsked === 0) return <span>–</span>
  return (
    <span className={classes.tally} data-open={lettersReceived < lettersAsked || undefined}>
      <IconMail size={15} stroke={1.6} aria-hidden />
      <span aria-hidden>
        {lettersReceived}/{lettersAsked}
      </span>
      <VisuallyHidden>{t('letters', { received: lettersReceived, asked: lettersAsked })}</VisuallyHidden>
    </span>
  )
}

export const CommentsCell = ({ line: { commentCount } }: Props) => {
  const { t } = useTranslation('evaluation')
  if (commentCount === 0) return <span>–</span>
  return (
    <span className={classes.tally}>
      <IconMessageCircle size={15} stroke={1.6} aria-hidden />
      <span aria-hidden>{commentCount}</span>
      <VisuallyHidden>{t('comments.count', { count: commentCount })}</VisuallyHidden>
    </span>
  )
}
