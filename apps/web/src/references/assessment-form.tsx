import { Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AbilityField } from './ability-field.tsx'
import type { Assessment } from './queries.ts'
import { abilities } from './queries.ts'
import { recommendations } from './use-assessment.ts'

type Props = { readonly draft: Assessment; readonly change: (part: Partial<Assessment>) => void }

export const AssessmentForm = ({ draft, change }: Props) => {
  const { t } = useTranslation('references')
  const rate = (name: (typeof abilities)[number], mark: number | undefined): void => {
    const { [name]: _, ...others } = draft.abilities ?? {}
    change({ abilities: mark === undefined ? others : { ...others, [name]: mark } })
  }
  return (
    <Stack gap="lg">
      <TextInput
        label={t('assessment.knownAs')}
        placeholder={t('assessment.knownAsHint')}
        maxLength={500}
        value={draft.knownAs ?? ''}
        onChange={event => change({ knownAs: event.currentTarget.value })}
      />
      {abilities.map(name => (
        <AbilityField
          key={name}
          label={t(`assessment.abilities.${name}`)}
          mark={draft.abilities?.[name]}
          onChange={mark => rate(name, mark)}
        />
      ))}
      <Radio.Group
        label={t('assessment.recommendation')}
        value={draft.recommendation ?? null}
        onChange={value => {
          const recommendation = recommendations.find(each => each === value)
          if (recommendation) change({ recommendation })
        }}
      >
        <Stack gap="xs" mt="xs">
          {recommendations.map(value => (
            <Radio key={value} value={value} label={t(`assessment.recommendations.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={t('assessment.comments')}
        autosize
        minRows={5}
        maxLength={10_000}
        value={draft.comments ?? ''}
        onChange={event => change({ comments: event.currentTarget.value })}
      />
    </Stack>
  )
}
