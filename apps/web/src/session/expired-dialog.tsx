import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { goOnWithout } from './forget-person.ts'

/** Stands before everything until the person is back; what waits for them goes on by itself then. */
export default function ExpiredDialog() {
  const { t } = useTranslation('session')
  return (
    <Modal opened onClose={goOnWithout} withCloseButton={false} closeOnClickOutside={false} title={t('expired.title')}>
      <Text>{t('expired.text')}</Text>
      <Group mt="lg">
        <Button component="a" href="/sign-in/again" target="_blank" data-autofocus>
          {t('expired.again')}
        </Button>
        <Button variant="default" onClick={goOnWithout}>
          {t('expired.leave')}
        </Button>
      </Group>
    </Modal>
  )
}
