import { Alert, List } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Calibration, Reader } from './queries.ts'

type Props = { readonly calibration: Calibration; readonly nameOf: (reader: Reader) => string }

/** Why there is no adjusted mean, and what would make one possible. */
export const Hindrances = ({ calibration: { hindrances, readers, fewestRatings }, nameOf }: Props) => {
  const { t } = useTranslation('calibration')
  const few = readers.filter(({ count }) => count < fewestRatings)
  const parts = [...Map.groupBy(readers, ({ part }) => part).values()].map(part => part.map(nameOf).join(', '))
  return (
    <Alert icon={<IconInfoCircle aria-hidden />} title={t('hindrance.title')} color="gray" variant="light">
      <List size="sm">
        {hindrances.map(each => (
          <List.Item key={each}>
            {t(`hindrance.${each}`, {
              fewest: fewestRatings,
              readers: few.map(reader => `${nameOf(reader)} (${reader.count})`).join(', '),
              parts: parts.join(' – '),
            })}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
