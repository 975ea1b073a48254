import '@mantine/dates/styles.layer.css'
import { Input, Text } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import de from 'dayjs/locale/de'
import en from 'dayjs/locale/en-gb'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'

type Props = {
  readonly days: readonly string[]
  readonly today: string
  readonly error: string | undefined
  readonly onChange: (days: readonly string[]) => void
}

const locales = { en: en.name, de: de.name } as const

export const DaysField = ({ days, today, error, onChange }: Props) => {
  const { t } = useTranslation('interviews')
  const language = useLanguage()
  const id = useId()
  return (
    <Input.Wrapper
      label={t('series.days')}
      description={t('series.daysHint')}
      labelElement="div"
      labelProps={{ id }}
      error={error}
      required
    >
      <DatePicker
        type="multiple"
        mt="xs"
        role="group"
        aria-labelledby={id}
        locale={locales[language]}
        minDate={today}
        weekendDays={[]}
        value={[...days]}
        onChange={onChange}
        ariaLabels={{
          previousMonth: t('series.previousMonth'),
          nextMonth: t('series.nextMonth'),
          previousYear: t('series.previousYear'),
          nextYear: t('series.nextYear'),
        }}
      />
      <Text size="sm" c="dimmed" aria-live="polite">
        {t('series.chosenDays', { count: days.length })}
      </Text>
    </Input.Wrapper>
  )
}
