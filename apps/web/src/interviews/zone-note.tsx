import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ownZone } from '../bookings/zones.ts'

type Props = { readonly zone: string }

/** Names the time zone if the reader's differs. */
export const ZoneNote = ({ zone }: Props) => {
  const { t } = useTranslation('interviews')
  const own = ownZone()
  return (
    <Text size="sm" c="dimmed">
      {own === zone ? t('zone.same', { zone }) : t('zone.other', { zone, own })}
    </Text>
  )
}
