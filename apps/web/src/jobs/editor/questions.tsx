import { Button, Checkbox, NativeSelect, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DraftQuestion } from './draft.ts'
import classes from './editor.module.css'
import { ItemButtons } from './item-buttons.tsx'
import { changed, movedUp, without } from './items.ts'
import { Section } from './section.tsx'

type Props = {
  readonly questions: readonly DraftQuestion[]
  readonly onChange: (questions: readonly DraftQuestion[]) => void
}

const most = 10
const lines = { autosize: true, minRows: 1, maxRows: 4 } as const
const kinds = ['TEXT', 'LONG_TEXT', 'YES_NO', 'NUMBER'] as const
const fresh = (): DraftQuestion => ({
  key: crypto.randomUUID(),
  textEn: '',
  textDe: '',
  kind: 'LONG_TEXT',
  required: false,
})

export const Questions = ({ questions, onChange }: Props) => {
  const { t } = useTranslation('jobs')
  return (
    <Section title={t('editor.questions')} hint={t('editor.questionsHint')}>
      {questions.map(({ key, textEn, textDe, kind, required }, index) => {
        const set = (part: Partial<DraftQuestion>): void => onChange(changed(questions, key, part))
        return (
          <div key={key} className={classes.item} role="group" aria-label={`${t('editor.questions')} ${index + 1}`}>
            <div className={classes.question}>
              <Textarea
                {...lines}
                label={t('editor.questionEn')}
                maxLength={500}
                value={textEn}
                onChange={event => set({ textEn: event.currentTarget.value })}
              />
              <Textarea
                {...lines}
                label={t('editor.questionDe')}
                maxLength={500}
                value={textDe}
                onChange={event => set({ textDe: event.currentTarget.value })}
              />
              <div className={classes.answer}>
                <NativeSelect
                  aria-label={t('editor.kind')}
                  value={kind}
                  data={kinds.map(each => ({ value: each, label: t(`editor.kinds.${each}`) }))}
                  onChange={event => set({ kind: kinds.find(each => each === event.currentTarget.value) ?? 'TEXT' })}
                />
                <Checkbox
                  label={t('editor.answerRequired')}
                  checked={required}
                  onChange={event => set({ required: event.currentTarget.checked })}
                />
              </div>
            </div>
            <ItemButtons
              name={textEn || textDe}
              isFirst={index === 0}
              onUp={() => onChange(movedUp(questions, key))}
              onRemove={() => onChange(without(questions, key))}
            />
          </div>
        )
      })}
      {questions.length < most && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...questions, fresh()])}
        >
          {t('editor.addQuestion')}
        </Button>
      )}
    </Section>
  )
}
