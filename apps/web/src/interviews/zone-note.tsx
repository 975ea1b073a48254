import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ownZone } from './in-zone.ts'

type Props = { readonly zone: string }

/** Says whose clock is meant, and that the reader's own shows something else if it does. */
export const ZoneNote = ({ zone }: Props) => {
  const { t } = useTranslation('interviews')
  const own = ownZone()
  return (
    <Text size="sm" c="dimmed">
      {own === zone ? t('zone.same', { zone }) : t('zone.other', { zone, own })}
    </Text>
  )
}
