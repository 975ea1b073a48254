import { Avatar, Group, Text } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { type Ratings, signed } from '../application.ts'
import { Calm } from '../calm.tsx'
import classes from './rate.module.css'
import { Weighted } from './weighted.tsx'

type Props = { readonly ratings: Ratings }

/** Hidden until my rating is in, so that it cannot sway me. */
export const OtherRatings = ({ ratings: { others, summary } }: Props) => {
  const { t } = useTranslation('evaluation')
  const { number } = useFormat()
  if (summary.othersHidden) return <Calm icon={IconEyeOff}>{t('rating.hidden')}</Calm>
  return (
    <>
      {others.length > 0 && summary.average !== null && summary.count !== null && (
        <p className={classes.average}>
          <strong>{signed(summary.average, number)}</strong> {t('rating.average', { count: summary.count })}
        </p>
      )}
      {others.length > 0 && <Weighted mean={summary.weightedAverage} />}
      {others.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('rating.noOthers')}
        </Text>
      )}
      <ul className={classes.others}>
        {others.map(({ raterId, raterName, overall, note, criteria, weightedAverage }) => (
          <li key={raterId}>
            <Group gap="xs" wrap="nowrap">
              <Avatar name={raterName} size={28} radius="xl" color="accent" aria-hidden />
              <Text size="sm" fw={600} flex={1}>
                {raterName}
              </Text>
              <span className={classes.given} data-mark={overall}>
                {signed(overall)}
              </span>
            </Group>
            {Object.keys(criteria).length > 0 && (
              <Text size="xs" c="dimmed" mt={4}>
                {Object.entries(criteria)
                  .map(([name, mark]) => `${name} ${signed(mark)}`)
                  .join(' · ')}
              </Text>
            )}
            {weightedAverage !== null && (
              <Text size="xs" mt={2}>
                {signed(weightedAverage, number)} {t('rating.weighted')}
              </Text>
            )}
            {note && (
              <Text size="sm" mt={4} className={classes.note ?? ''}>
                {note}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
