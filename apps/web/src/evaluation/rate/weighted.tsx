import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { type Line, signed } from '../application.ts'
import { useWeights } from '../weights.ts'
import classes from './rate.module.css'

type Props = { readonly mean: number | null; readonly weights: Line['weights'] }

/** The weighted mean of the marks by criterion, and what each criterion weighs. */
export const Weighted = ({ mean, weights }: Props) => {
  const { t } = useTranslation('evaluation')
  const { number } = useFormat()
  const written = useWeights()(weights)
  if (weights.length === 0) return null
  if (mean === null)
    return (
      <Text size="sm" c="dimmed">
        {t('rating.weights', { weights: written })}
      </Text>
    )
  return (
    <p className={classes.average}>
      <strong>{signed(mean, number)}</strong> {t('rating.weightedBy', { weights: written })}
    </p>
  )
}
