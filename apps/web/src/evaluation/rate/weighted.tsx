import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { signed } from '../application.ts'
import classes from './rate.module.css'

type Props = { readonly mean: number | null }

/** The weighted mean of the marks by criterion. */
export const Weighted = ({ mean }: Props) => {
  const { t } = useTranslation('evaluation')
  const { number } = useFormat()
  if (mean === null) return null
  return (
    <p className={classes.average}>
      <strong>{signed(mean, number)}</strong> {t('rating.weighted')}
    </p>
  )
}
