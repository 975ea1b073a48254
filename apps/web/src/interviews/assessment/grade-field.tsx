import { Input, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { marks, signed } from '../../evaluation/application.ts'

type Props = {
  readonly label: string
  readonly hint?: string
  readonly value: number | null
  readonly onChange: (value: number) => void
}

/** From −2 to +2; nothing is preselected. */
export const GradeField = ({ label, hint, value, onChange }: Props) => {
  const { t } = useTranslation('interviews')
  const id = useId()
  const chosen = marks.find(grade => grade === value)
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} {...(hint && { description: hint })}>
      <SegmentedControl
        mt={4}
        fullWidth
        aria-labelledby={id}
        value={chosen === undefined ? '' : String(chosen)}
        onChange={next => onChange(Number(next))}
        data={marks.map(grade => ({
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
