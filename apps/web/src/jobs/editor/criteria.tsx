import { Button, NumberInput, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DraftCriterion } from './draft.ts'
import classes from './editor.module.css'
import { ItemButtons } from './item-buttons.tsx'
import { changed, movedUp, without } from './items.ts'
import { Section } from './section.tsx'

type Props = {
  readonly criteria: readonly DraftCriterion[]
  readonly onChange: (criteria: readonly DraftCriterion[]) => void
}

const most = 8
const fresh = (): DraftCriterion => ({ key: crypto.randomUUID(), name: '', guidance: '', weight: 1 })

export const Criteria = ({ criteria, onChange }: Props) => {
  const { t } = useTranslation('jobs')
  return (
    <Section title={t('editor.criteria')} hint={t('editor.criteriaHint')}>
      {criteria.map(({ key, name, guidance, weight }, index) => {
        const set = (part: Partial<DraftCriterion>): void => onChange(changed(criteria, key, part))
        return (
          <div key={key} className={classes.item} role="group" aria-label={`${t('editor.criterion')} ${index + 1}`}>
            <div className={classes.criterion}>
              <TextInput
                label={t('editor.criterion')}
                maxLength={100}
                value={name}
                onChange={event => set({ name: event.currentTarget.value })}
              />
              <Textarea
                autosize
                minRows={1}
                maxRows={4}
                label={t('editor.guidance')}
                maxLength={1000}
                value={guidance}
                onChange={event => set({ guidance: event.currentTarget.value })}
              />
              <NumberInput
                label={t('editor.weight')}
                min={0}
                max={100}
                decimalScale={1}
                value={weight}
                onChange={value => set({ weight: typeof value === 'number' && value >= 0 ? value : 1 })}
              />
            </div>
            <ItemButtons
              name={name}
              isFirst={index === 0}
              onUp={() => onChange(movedUp(criteria, key))}
              onRemove={() => onChange(without(criteria, key))}
            />
          </div>
        )
      })}
      {criteria.length < most && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...criteria, fresh()])}
        >
          {t('editor.addCriterion')}
        </Button>
      )}
    </Section>
  )
}
