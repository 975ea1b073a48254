import { NativeSelect, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../applicants.module.css'
import type { DraftDegree } from '../profile-draft.ts'
import { GermanGrade } from './german-grade.tsx'
import { liesOn, nameOfScale, noScale, runsOneWay, scaleNames, scales, wholeScale } from './scale.ts'

type Props = {
  readonly degree: DraftDegree
  readonly germanGrade: number | null | undefined
  readonly onChange: (part: Partial<DraftDegree>) => void
}

const own = 'OWN'
const marks = ['best', 'pass', 'worst'] as const
const numberOrNull = (given: number | string): number | null => (typeof given === 'number' ? given : null)

/** The grade, the scale it lies on, and what it is in Germany. */
export const GradeFields = ({ degree, germanGrade, onChange }: Props) => {
  const { t, i18n } = useTranslation('applicants')
  const { grade, scale } = degree
  const [isOwn, setOwn] = useState(() => nameOfScale(scale) === undefined)
  const whole = wholeScale(scale)
  const number = {
    decimalSeparator: i18n.language === 'de' ? ',' : '.',
    allowedDecimalSeparators: ['.', ','],
    hideControls: true,
    decimalScale: 4,
  }
  const choose = (name: string): void => {
    const known = scaleNames.find(each => each === name)
    setOwn(known === undefined)
    onChange({ scale: known ? scales[known] : noScale })
  }
  const gradeFault = whole && grade !== null && runsOneWay(whole) && !liesOn(grade, whole)
  return (
    <div className={classes.fields}>
      <NativeSelect
        mt="md"
        label={t('degree.scale')}
        value={isOwn ? own : (nameOfScale(scale) ?? own)}
        data={[...scaleNames, own].map(value => ({ value, label: t(`degree.scales.${value as 'OWN'}`) }))}
        onChange={event => choose(event.currentTarget.value)}
      />
      <NumberInput
        mt="md"
        label={t('degree.grade')}
        value={grade ?? ''}
        error={gradeFault ? t('degree.offScale') : undefined}
        onChange={given => onChange({ grade: numberOrNull(given) })}
        {...number}
      />
      <GermanGrade grade={grade} german={germanGrade} isReady={whole !== null && !gradeFault} />
      {isOwn && (
        <div className={classes.marks}>
          {marks.map(mark => (
            <NumberInput
              key={mark}
              label={t(`degree.${mark}`)}
              value={scale[mark] ?? ''}
              error={mark === 'best' && whole && !runsOneWay(whole) ? t('degree.badScale') : undefined}
              onChange={given => onChange({ scale: { ...scale, [mark]: numberOrNull(given) } })}
              {...number}
            />
          ))}
        </div>
      )}
    </div>
  )
}
