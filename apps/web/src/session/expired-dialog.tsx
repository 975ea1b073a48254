import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { goOnWithout } from './forget-person.ts'

/** Blocks the page until the person has signed in again; waiting requests then continue. */
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
