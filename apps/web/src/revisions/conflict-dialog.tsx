import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conflict } from '../jobs/editor/conflict.ts'
import type { Draft } from '../jobs/editor/draft.ts'
import { useMe } from '../session/me.ts'
import { FieldChoice } from './field-choice.tsx'
import { differing, type Field } from './fields.ts'
import { type Choice, type Choices, likelyChoices, mergedBy } from './merge.ts'
import classes from './revisions.module.css'
import { useWhen } from './use-when.ts'

type Props = {
  readonly groupId: string
  readonly mine: Draft
  readonly conflict: Conflict
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (chosen: Draft) => void
}

/** Compares both texts field by field. Nothing is saved or lost before somebody chooses. */
export const ConflictDialog = ({ groupId, mine, conflict, isOpen, onClose, onChoose }: Props) => {
  const { t } = useTranslation(['revisions', 'app'])
  const when = useWhen()
  const { me } = useMe()
  const isSmall = useMediaQuery('(max-width: 48em)')
  const {
    theirs: { draft: theirs },
    common,
    at,
    by,
  } = conflict
  const [choices, setChoices] = useState<Choices>(() => likelyChoices(mine, theirs, common))
  const fields = differing(mine, theirs)
  const left = fields.filter(field => choices[field] === undefined).length
  const all = (choice: Choice): void => setChoices(Object.fromEntries(fields.map(field => [field, choice])))
  const choose = (field: Field, choice: Choice): void => setChoices(before => ({ ...before, [field]: choice }))
  const who = by?.userId === me?.userId ? 'you' : by?.name ? 'other' : 'someone'
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="68rem"
      fullScreen={isSmall}
      title={t('conflict.title')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      <Stack gap="md">
        <Text>
          {at !== null && t(`conflict.${who}`, { name: by?.name, when: when(at) })} {t('conflict.text')}
        </Text>
        <Group gap="lg">
          <Anchor component="button" type="button" size="sm" onClick={() => all('mine')}>
            {t('conflict.allMine')}
          </Anchor>
          <Anchor component="button" type="button" size="sm" onClick={() => all('theirs')}>
            {t('conflict.allTheirs')}
          </Anchor>
        </Group>
        <div className={classes.fields}>
          {fields.map(field => (
            <FieldChoice
              key={field}
              groupId={groupId}
              field={field}
              mine={mine}
              theirs={theirs}
              choice={choices[field]}
              onChoose={choice => choose(field, choice)}
            />
          ))}
        </div>
      </Stack>
      <div className={classes.end}>
        <Text size="sm" c="dimmed" role="status" me="auto">
          {left > 0 ? t('conflict.left', { count: left }) : t('conflict.none')}
        </Text>
        <Button variant="default" onClick={onClose}>
          {t('conflict.later')}
        </Button>
        <Button disabled={left > 0} onClick={() => onChoose(mergedBy(mine, theirs, choices))}>
          {t('conflict.use')}
        </Button>
      </div>
    </Modal>
  )
}
