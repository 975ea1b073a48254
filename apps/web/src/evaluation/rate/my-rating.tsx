import { Anchor, Group, Text, Textarea } from '@mantine/core'
import { type Ref, useImperativeHandle } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { SavingNote } from '../../parts/saving-note.tsx'
import { singleKeys } from '../../parts/single-keys.ts'
import { useValue } from '../../parts/value.ts'
import type { Detail, Mark, Ratings } from '../application.ts'
import { useWeights } from '../weights.ts'
import { Marks } from './marks.tsx'
import { useMyRating } from './use-my-rating.ts'
import { Weighted } from './weighted.tsx'

/** Rates by keyboard. */
export type Rater = { readonly rate: (mark: Mark) => void }

type Props = {
  readonly detail: Detail
  readonly ratings: Ratings
  readonly rater: Ref<Rater>
  readonly onRemoved: () => void
}

export const MyRating = ({ detail: { applicationId, job, may }, ratings, rater, onRemoved }: Props) => {
  const { t } = useTranslation('evaluation')
  const { draft, setDraft, saving, flush, overwrite, remove } = useMyRating(applicationId, ratings)
  const isDisabled = !may.includes('rate')
  const rate = (overall: Mark): void => {
    setDraft(old => ({ ...old, overall }))
    // After the state update.
    setTimeout(() => void flush())
  }
  useImperativeHandle(rater, () => ({ rate }))
  const removing = useAction({ run: remove, message: t('rating.removed'), after: onRemoved })
  const weightsOf = useWeights()
  const areKeysOn = useValue(singleKeys)
  const isBegun = draft.note !== '' || Object.keys(draft.criteria).length > 0
  return (
    <>
      <Marks isLarge label={t('rating.overall')} value={draft.overall} onChange={rate} isDisabled={isDisabled} />
      {job.criteria.map(({ name, guidance }) => (
        <Marks
          key={name}
          label={name}
          {...(guidance && { hint: guidance })}
          value={draft.criteria[name] ?? null}
          isDisabled={isDisabled}
          onChange={mark => setDraft(old => ({ ...old, criteria: { ...old.criteria, [name]: mark } }))}
        />
      ))}
      <Weighted mean={ratings.mine?.weightedAverage ?? null} />
      {job.criteria.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('rating.weights', { weights: weightsOf(job.criteria) })}
        </Text>
      )}
      <Textarea
        mt="sm"
        label={t('rating.note')}
        description={t('rating.noteHint')}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={5000}
        disabled={isDisabled}
        value={draft.note}
        onChange={({ currentTarget: { value } }) => setDraft(old => ({ ...old, note: value }))}
        onBlur={() => void flush()}
      />
      <Group justify="space-between" mt={6} gap="xs">
        {draft.overall === null ? (
          <Text size="sm" c="dimmed" role="status">
            {isBegun ? t('rating.needsOverall') : areKeysOn && t('rating.keys')}
          </Text>
        ) : (
          <SavingNote saving={saving} onRetry={() => void overwrite()} />
        )}
        {ratings.mine && !isDisabled && (
          <Anchor component="button" type="button" size="sm" onClick={() => removing.mutate()}>
            {t('rating.remove')}
          </Anchor>
        )}
      </Group>
    </>
  )
}
