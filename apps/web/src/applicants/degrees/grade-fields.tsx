import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DecimalInput } from '../../parts/decimal-input.tsx'
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
const decimals = 4
const marks = ['best', 'pass', 'worst'] as const

export const GradeFields = ({ degree, germanGrade, onChange }: Props) => {
  const { t } = useTranslation('applicants')
  const { grade, scale } = degree
  const [isOwn, setOwn] = useState(() => nameOfScale(scale) === undefined)
  const whole = wholeScale(scale)
  const choose = (name: string): void => {
    const known = scaleNames.find(each => each === name)
    setOwn(known === undefined)
    onChange({ scale: known ? scales[known] : noScale })
  }
  const gradeFault = whole && grade !== null && runsOneWay(whole) && !liesOn(grade, whole)
  return (
    <div className={classes.grades}>
      <NativeSelect
        label={t('degree.scale')}
        value={isOwn ? own : (nameOfScale(scale) ?? own)}
        data={[...scaleNames, own].map(value => ({ value, label: t(`degree.scales.${value as 'OWN'}`) }))}
        onChange={event => choose(event.currentTarget.value)}
      />
      <DecimalInput
        label={t('degree.grade')}
        number={grade}
        error={gradeFault ? t('degree.offScale') : undefined}
        decimalScale={decimals}
        onNumber={value => onChange({ grade: value })}
      />
      <GermanGrade grade={grade} german={germanGrade} isReady={whole !== null && !gradeFault} />
      {isOwn && (
        <div className={classes.marks}>
          {marks.map(mark => (
            <DecimalInput
              key={mark}
              label={t(`degree.${mark}`)}
              number={scale[mark]}
              error={mark === 'best' && whole && !runsOneWay(whole) ? t('degree.badScale') : undefined}
              decimalScale={decimals}
              onNumber={value => onChange({ scale: { ...scale, [mark]: value } })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
