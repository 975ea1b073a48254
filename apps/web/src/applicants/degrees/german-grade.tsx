import { Input } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import classes from '../applicants.module.css'

type Props = {
  readonly grade: number | null
  /** `undefined` until the service has computed it. */
  readonly german: number | null | undefined
  readonly isReady: boolean
}

const passing = 4

export const GermanGrade = ({ grade, german, isReady }: Props) => {
  const { t } = useTranslation('applicants')
  const language = useLanguage()
  const id = useId()
  const isKnown = isReady && grade !== null && typeof german === 'number'
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <Input.Wrapper label={t('degree.german')} labelElement="div" labelProps={{ id }}>
      <p className={classes.german} aria-labelledby={id} aria-live="polite">
        {isKnown ? <strong>{one.format(german)}</strong> : '–'}
        {isKnown && german > passing && <span>{t('degree.notPassed')}</span>}
      </p>
    </Input.Wrapper>
  )
}
