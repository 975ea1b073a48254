import { Button, Checkbox, Modal, Stack, Text, Textarea } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { site } from '../../../app/site.ts'
import { type Language, languageNames, languages } from '../../../language/language.ts'
import { DialogButtons } from '../../../parts/dialog-buttons.tsx'
import type { Draft } from '../draft.ts'
import { hasWords } from '../missing-fields.ts'
import type { Wish } from './stream-draft.ts'
import { wishOf } from './wish-of.ts'

type Props = {
  readonly draft: Draft
  readonly groupId: string
  readonly onWish: (wish: Wish) => void
}

/** Asks what to draft and in which languages, empty ones first. */
export const DraftButton = ({ draft, groupId, onWish }: Props) => {
  const { t } = useTranslation(['jobs', 'app'])
  const [isOpen, setOpen] = useState(false)
  const [notes, setNotes] = useState('')
  const [wanted, setWanted] = useState<readonly Language[]>([])
  const isWritten = { en: hasWords(draft.descriptionEn), de: hasWords(draft.descriptionDe) }
  const open = (): void => {
    const empty = languages.filter(language => !isWritten[language])
    setWanted(empty.length > 0 ? empty : languages)
    setOpen(true)
  }
  const close = (): void => setOpen(false)
  const go = (): void => {
    close()
    onWish(wishOf(draft, groupId, notes, wanted))
  }
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconSparkles size={17} aria-hidden />}
        disabled={draft.title.trim() === ''}
        onClick={open}
      >
        {t(site.hasAi ? 'assist.draft' : 'assist.outline')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t(site.hasAi ? 'assist.draft' : 'assist.outline')}
        closeButtonProps={{ 'aria-label': t('app:close') }}
        size="lg"
      >
        <Stack>
          <Text>{t(site.hasAi ? 'assist.draftText' : 'assist.outlineText')}</Text>
          <Textarea
            data-autofocus
            label={t('assist.notes')}
            description={t('assist.notesHint')}
            autosize
            minRows={4}
            maxRows={12}
            maxLength={4000}
            value={notes}
            onChange={event => setNotes(event.currentTarget.value)}
          />
          <Checkbox.Group
            label={t('assist.languages')}
            value={[...wanted]}
            onChange={chosen => setWanted(languages.filter(language => chosen.includes(language)))}
          >
            <Stack gap="xs" mt="xs">
              {languages.map(language => (
                <Checkbox
                  key={language}
                  value={language}
                  label={languageNames[language]}
                  description={isWritten[language] ? t('assist.replaces') : undefined}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <DialogButtons onClose={close}>
            <Button disabled={wanted.length === 0} onClick={go}>
              {t('assist.go')}
            </Button>
          </DialogButtons>
        </Stack>
      </Modal>
    </>
  )
}
