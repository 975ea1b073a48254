import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Props = { readonly location: string; readonly link: string }

export const Where = ({ location, link }: Props) => {
  const { t } = useTranslation('interviews')
  return (
    <Text size="sm" c="dimmed">
      {location}
      {location && link && <br />}
      {/^https?:\/\//.test(link) && (
        <Anchor href={link} target="_blank" rel="noreferrer" inherit underline="always">
          {t('slot.meeting')}
        </Anchor>
      )}
    </Text>
  )
}
