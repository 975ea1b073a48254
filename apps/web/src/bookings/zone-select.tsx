import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { zonesWith } from './zones.ts'

type Props = { readonly zone: string; readonly groupZone: string; readonly onChange: (zone: string) => void }

export const ZoneSelect = ({ zone, groupZone, onChange }: Props) => {
  const { t } = useTranslation('bookings')
  return (
    <NativeSelect
      maw="22rem"
      label={t('zone.label')}
      description={t('zone.hint', { zone: groupZone })}
      value={zone}
      data={[...zonesWith(zone, groupZone)]}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
