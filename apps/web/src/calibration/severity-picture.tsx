import { useTranslation } from 'react-i18next'
import { signed } from '../evaluation/application.ts'
import { useFormat } from '../language/format.ts'
import classes from './calibration.module.css'
import { placeOf } from './place.ts'
import type { Reader } from './queries.ts'

type Props = { readonly readers: readonly Reader[]; readonly nameOf: (reader: Reader) => string }

/** A bar for each reader, to the right if they are stricter than the average. */
export const SeverityPicture = ({ readers, nameOf }: Props) => {
  const { t } = useTranslation('calibration')
  const { number } = useFormat()
  const most = Math.max(0.5, ...readers.map(({ severity }) => Math.abs(severity ?? 0)))
  return (
    <div className={classes.picture} role="img" aria-label={t('severity.picture')}>
      <div className={classes.ends}>
        <span>← {t('severity.milder')}</span>
        <span>{t('severity.stricter')} →</span>
      </div>
      {readers.map(reader => {
        const severity = reader.severity ?? 0
        const [from, to] = [Math.min(0, severity), Math.max(0, severity)].map(each => placeOf(each, -most, most))
        return (
          <div key={reader.readerId} className={classes.row}>
            <span className={classes.name}>{nameOf(reader)}</span>
            <svg width="100%" height="28" aria-hidden>
              <line className={classes.axis} x1="50%" x2="50%" y1="0" y2="100%" />
              <line className={severity > 0 ? classes.strict : classes.mild} x1={from} x2={to} y1="14" y2="14" />
            </svg>
            <span className={classes.number}>{signed(severity, number)}</span>
          </div>
        )
      })}
    </div>
  )
}
