import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BannerChoices } from './banner-choices.tsx'
import classes from './images.module.css'
import { pictureOf } from './picture.ts'

type Props = {
  readonly groupId: string
  /** The position's own banner; null for a default one. */
  readonly value: string | null
  readonly onChange: (imageId: string | null) => void
}

export const BannerPicker = ({ groupId, value, onChange }: Props) => {
  const { t } = useTranslation(['images', 'app'])
  const [isOpen, setOpen] = useState(false)
  const choose = (imageId: string | null): void => {
    onChange(imageId)
    setOpen(false)
  }
  return (
    <Stack gap="xs">
      {value === null ? (
        <Text size="sm" c="dimmed">
          {t('picker.usesDefault')}
        </Text>
      ) : (
        <img className={classes.picked} src={pictureOf(value, 800)} alt={t('picker.chosen')} />
      )}
      <Group>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('picker.choose')}
        </Button>
        {value !== null && (
          <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
            {t('picker.remove')}
          </Button>
        )}
      </Group>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="56rem"
        title={t('picker.title')}
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        <BannerChoices groupId={groupId} value={value} onChoose={choose} />
      </Modal>
    </Stack>
  )
}
