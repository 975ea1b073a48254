import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './form.module.css'
import { placeOf } from './missing.ts'
import { type Step, steps } from './steps.ts'

type Props = { readonly applicationId: string; readonly step: Step; readonly missing: readonly string[] }

/** All steps, in any order; each says whether something is missing in it. */
export const StepRail = ({ applicationId, step: current, missing }: Props) => {
  const { t } = useTranslation('applications')
  const lacking = new Set(missing.map(pointer => placeOf(pointer).step))
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={classes.steps}>
        {steps.map((step, index) => {
          const isWhole = step !== 'summary' && !lacking.has(step)
          return (
            <li key={step}>
              <Link
                to="/applications/$applicationId"
                params={{ applicationId }}
                search={{ step }}
                className={classes.step}
                aria-current={step === current ? 'step' : undefined}
              >
                <span className={classes.mark} data-whole={isWhole || undefined} aria-hidden>
                  {isWhole ? <IconCheck size={15} stroke={2.4} /> : index + 1}
                </span>
                <span className={classes.label}>{t(`steps.${step}`)}</span>
                {isWhole && <VisuallyHidden>{t('steps.whole')}</VisuallyHidden>}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
