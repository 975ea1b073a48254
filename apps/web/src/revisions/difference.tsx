import { Text, VisuallyHidden } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureOf } from '../images/picture.ts'
import type { Draft } from '../jobs/editor/draft.ts'
import type { Field } from './fields.ts'
import classes from './revisions.module.css'
import { diffWords } from './text-diff.ts'
import { useFieldText } from './use-field-text.ts'

type Props = { readonly groupId: string; readonly field: Field; readonly before: Draft; readonly after: Draft }

export const Difference = ({ groupId, field, before, after }: Props) => {
  const { t } = useTranslation('revisions')
  const { textOf } = useFieldText(groupId)
  if (field === 'imageId')
    return (
      <div className={classes.pictures}>
        <Picture imageId={before.imageId} label={t('compare.before')} />
        <Picture imageId={after.imageId} label={t('compare.after')} />
      </div>
    )
  return <Pieces before={textOf(before, field)} after={textOf(after, field)} />
}

const Pieces = ({ before, after }: { readonly before: string; readonly after: string }) => {
  const { t } = useTranslation('revisions')
  const pieces = useMemo(() => diffWords(before, after), [before, after])
  if (before === after) return <Text c="dimmed">{t('compare.onlyFormat')}</Text>
  return (
    <p className={classes.words}>
      {pieces.map(({ text, change }, index) => {
        if (change === 'none') return <span key={index}>{text}</span>
        const Mark = change === 'added' ? 'ins' : 'del'
        return (
          <Mark key={index} className={classes[change]}>
            <VisuallyHidden>{t(change === 'added' ? 'compare.added' : 'compare.removed')} </VisuallyHidden>
            {text}
          </Mark>
        )
      })}
    </p>
  )
}

const Picture = ({ imageId, label }: { readonly imageId: string | null; readonly label: string }) => {
  const { t } = useTranslation('images')
  return (
    <figure className={classes.picture}>
      <figcaption>{label}</figcaption>
      {imageId === null ? (
        <Text c="dimmed">{t('picker.usesDefault')}</Text>
      ) : (
        <img src={pictureOf(imageId, 400)} alt={t('picker.chosen')} />
      )}
    </figure>
  )
}
