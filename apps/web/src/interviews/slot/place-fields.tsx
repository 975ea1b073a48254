import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Place = { readonly location: string; readonly link: string }
type Props = Place & {
  readonly fault: (pointer: string) => string | undefined
  readonly onChange: (part: Partial<Place>) => void
}

/** A slot needs a location or a link. */
export const PlaceFields = ({ location, link, fault, onChange }: Props) => {
  const { t } = useTranslation('interviews')
  return (
    <>
      <TextInput
        label={t('slot.location')}
        description={t('slot.locationHint')}
        maxLength={300}
        value={location}
        error={fault('/location')}
        onChange={event => onChange({ location: event.currentTarget.value })}
      />
      <TextInput
        label={t('slot.link')}
        type="url"
        placeholder="https://"
        maxLength={1000}
        value={link}
        error={fault('/link')}
        onChange={event => onChange({ link: event.currentTarget.value })}
      />
    </>
  )
}
