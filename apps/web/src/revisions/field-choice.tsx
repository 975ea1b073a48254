import { Radio, Text, Title, VisuallyHidden } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureOf } from '../images/picture.ts'
import type { Draft } from '../jobs/editor/draft.ts'
import type { Field } from './fields.ts'
import { type Choice, canHoldBoth } from './merge.ts'
import classes from './revisions.module.css'
import { diffWords } from './text-diff.ts'
import { useFieldText } from './use-field-text.ts'

type Props = {
  readonly groupId: string
  readonly field: Field
  readonly mine: Draft
  readonly theirs: Draft
  readonly choice: Choice | undefined
  readonly onChoose: (choice: Choice) => void
}

const choices = ['mine', 'theirs', 'both'] as const

export const FieldChoice = ({ groupId, field, mine, theirs, choice, onChoose }: Props) => {
  const { t } = useTranslation('revisions')
  const { nameOf } = useFieldText(groupId)
  const offered = choices.filter(each => each !== 'both' || canHoldBoth(mine, theirs, field))
  return (
    <section className={classes.field} aria-label={nameOf(field)}>
      <Title order={3} size="h5" className={classes.name ?? ''}>
        {nameOf(field)}
      </Title>
      <div className={classes.sides}>
        <Side
          label={t('conflict.mine')}
          isChosen={choice === 'mine' || choice === 'both'}
          {...{ groupId, field, draft: mine, other: theirs }}
        />
        <Side
          label={t('conflict.theirs')}
          isChosen={choice === 'theirs' || choice === 'both'}
          {...{ groupId, field, draft: theirs, other: mine }}
        />
      </div>
      <Radio.Group
        value={choice ?? ''}
        onChange={chosen => onChoose(choices.find(each => each === chosen) ?? 'mine')}
        label={<VisuallyHidden>{t('conflict.choose', { field: nameOf(field) })}</VisuallyHidden>}
      >
        <div className={classes.choices}>
          {offered.map(each => (
            <Radio key={each} value={each} label={t(`conflict.choices.${each}`)} />
          ))}
        </div>
      </Radio.Group>
    </section>
  )
}

type SideProps = {
  readonly label: string
  readonly groupId: string
  readonly field: Field
  readonly draft: Draft
  readonly other: Draft
  readonly isChosen: boolean
}

/** One side, with what the other missing marked. */
const Side = ({ label, groupId, field, draft, other, isChosen }: SideProps) => {
  const { t } = useTranslation(['revisions', 'images'])
  const { textOf } = useFieldText(groupId)
  const text = textOf(draft, field)
  const otherText = textOf(other, field)
  const pieces = useMemo(() => diffWords(otherText, text), [otherText, text])
  return (
    <div className={classes.side} data-chosen={isChosen || undefined} role="group" aria-label={label}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      {field === 'imageId' && draft.imageId !== null ? (
        <img className={classes.banner} src={pictureOf(draft.imageId, 400)} alt={t('images:picker.chosen')} />
      ) : (
        <p className={classes.words}>
          {text === '' ? (
            <Text span c="dimmed">
              {field === 'imageId' ? t('images:picker.usesDefault') : t('conflict.empty')}
            </Text>
          ) : (
            pieces
              .filter(({ change }) => change !== 'removed')
              .map(({ text: words, change }, index) =>
                change === 'added' ? (
                  <mark key={index} className={classes.other}>
                    {words}
                  </mark>
                ) : (
                  <span key={index}>{words}</span>
                ),
              )
          )}
        </p>
      )}
    </div>
  )
}
