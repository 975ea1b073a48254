import { useTranslation } from 'react-i18next'
import { marks, nameOf, signed } from '../evaluation/application.ts'
import classes from './calibration.module.css'
import { placeOf } from './place.ts'
import type { Application } from './queries.ts'

type Props = { readonly applications: readonly Application[]; readonly nobody: string }

const at = (value: number): string => placeOf(value, Math.min(...marks), Math.max(...marks))
const height = 30
const middle = height / 2
/** Equal ratings lie beside each other, so that each is seen. */
const besideBy = 6

/** A line from the lowest rating of an application to its highest, with a dot for each and a mark for each mean. */
export const DisagreementPicture = ({ applications, nobody }: Props) => {
  const { t } = useTranslation('calibration')
  return (
    <>
      <div className={classes.picture} role="img" aria-label={t('disagreement.picture')}>
        <div className={classes.row}>
          <span />
          <svg width="100%" height="20" aria-hidden>
            {marks.map(mark => (
              <text key={mark} className={classes.tick} x={at(mark)} y="14" textAnchor="middle">
                {signed(mark)}
              </text>
            ))}
          </svg>
        </div>
        {applications.map(application => {
          const values = application.ratings.map(({ value }) => value)
          return (
            <div key={application.applicationId} className={classes.row}>
              <span className={classes.name}>{nameOf(application) || nobody}</span>
              <svg width="100%" height={height} aria-hidden data-disputed={application.isDisputed || undefined}>
                {marks.map(mark => (
                  <line key={mark} className={classes.grid} x1={at(mark)} x2={at(mark)} y1="0" y2="100%" />
                ))}
                <line
                  className={classes.span}
                  x1={at(Math.min(...values))}
                  x2={at(Math.max(...values))}
                  y1={middle}
                  y2={middle}
                />
                {application.ratings.map(({ readerId, value }, index) => {
                  const same = values.filter(each => each === value).length
                  const before = values.slice(0, index).filter(each => each === value).length
                  const cy = middle + (before - (same - 1) / 2) * Math.min(besideBy, (height - 8) / same)
                  return <circle key={readerId} className={classes.dot} cx={at(value)} cy={cy} r="4" />
                })}
                {application.mean !== null && (
                  <line className={classes.mean} x1={at(application.mean)} x2={at(application.mean)} y1="3" y2="27" />
                )}
                {application.adjusted !== null && (
                  <line
                    className={classes.adjusted}
                    x1={at(application.adjusted)}
                    x2={at(application.adjusted)}
                    y1="3"
                    y2="27"
                  />
                )}
              </svg>
            </div>
          )
        })}
      </div>
      <ul className={classes.legend}>
        {(
          [
            'dot',
            'mean',
            ...(applications.some(({ adjusted }) => adjusted !== null) ? ['adjusted' as const] : []),
          ] as const
        ).map(each => (
          <li key={each}>
            <svg width="18" height="18" aria-hidden>
              {each === 'dot' ? (
                <circle className={classes.dot} cx="9" cy="9" r="4" />
              ) : (
                <line className={classes[each]} x1="9" x2="9" y1="1" y2="17" />
              )}
            </svg>
            {t(`legend.${each}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
