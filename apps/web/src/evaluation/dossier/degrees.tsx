import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { useGrade } from '../../language/use-grade.ts'
import type { Degree } from '../application.ts'
import classes from './dossier.module.css'

type Props = { readonly degrees: readonly Degree[] }

export const Degrees = ({ degrees }: Props) => {
  const { t } = useTranslation('evaluation')
  const { number, date } = useFormat()
  const grade = useGrade()
  if (degrees.length === 0) return <Text c="dimmed">{t('degree.none')}</Text>
  const original = ({ grade: given, gradeScale }: Degree): string => {
    if (given === null) return t('degree.noGrade')
    if (gradeScale === null) return t('degree.noScale', { grade: number(given) })
    const { best, worst, pass } = gradeScale
    return t('degree.original', {
      grade: number(given),
      best: number(best),
      worst: number(worst),
      pass: number(pass),
    })
  }
  return (
    <ul className={classes.degrees}>
      {degrees.map((degree, index) => (
        <li key={index}>
          <div className={classes.degree}>
            <strong>
              {t(`degree.${degree.kind}`)}
              {degree.name && `, ${degree.name}`}
            </strong>
            <span>
              {degree.university}
              {degree.date && ` · ${date(degree.date)}`}
            </span>
          </div>
          <div className={classes.grade}>
            {degree.germanGrade !== null && (
              <span className={classes.german}>
                <strong>{grade(degree.germanGrade)}</strong> {t('degree.german')}
              </span>
            )}
            {degree.grade !== degree.germanGrade && <span className={classes.original}>{original(degree)}</span>}
          </div>
        </li>
      ))}
    </ul>
  )
}
