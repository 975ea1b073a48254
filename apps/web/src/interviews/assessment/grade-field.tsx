import { Input, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  readonly label: string
  readonly hint?: string
  readonly value: number | null
  readonly onChange: (value: number) => void
}

export const grades = [-2, -1, 0, 1, 2] as const
export const signed = (grade: number): string => (grade > 0 ? `+${grade}` : String(grade).replace('-', '−'))

/** From −2 to +2; nothing is preselected. */
export const GradeField = ({ label, hint, value, onChange }: Props) => {
  const { t } = useTranslation('interviews')
  const id = useId()
  const chosen = grades.find(grade => grade === value)
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} {...(hint && { description: hint })}>
      <SegmentedControl
        mt={4}
        fullWidth
        aria-labelledby={id}
        value={chosen === undefined ? '' : String(chosen)}
        onChange={next => onChange(Number(next))}
        data={grades.map(grade => ({
          value: String(grade),
          label: (
            <span title={t(`grade.${grade}`)}>
              {signed(grade)}
              <VisuallyHidden>{` ${t(`grade.${grade}`)}`}</VisuallyHidden>
            </span>
          ),
        }))}
      />
      <Input.Description mt={4}>{chosen === undefined ? t('grade.none') : t(`grade.${chosen}`)}</Input.Description>
    </Input.Wrapper>
  )
}
