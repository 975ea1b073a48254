import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './references.module.css'

/** From 1 to 5. */
const marks = ['weak', 'fair', 'good', 'veryGood', 'outstanding'] as const

type Props = {
  readonly label: string
  readonly mark: number | undefined
  readonly onChange: (mark: number | undefined) => void
}

/** From weak to outstanding, or not judged. */
export const AbilityField = ({ label, mark, onChange }: Props) => {
  const { t } = useTranslation('references')
  return (
    <Radio.Group
      label={label}
      value={mark === undefined ? '' : String(mark)}
      onChange={value => onChange(value === '' ? undefined : Number(value))}
    >
      <div className={classes.marks}>
        {marks.map((each, index) => (
          <Radio key={each} value={String(index + 1)} label={t(`assessment.marks.${each}`)} />
        ))}
        <Radio value="" label={t('assessment.unknown')} />
      </div>
    </Radio.Group>
  )
}
