import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconExclamationMark } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './form.module.css'
import { fieldOf } from './missing.ts'
import { type Step, steps } from './steps.ts'

type Props = {
  readonly applicationId: string
  readonly step: Step
  readonly missing: readonly string[]
  readonly unsaved: readonly Step[]
}

/** All steps, in any order, each marked if something is missing or unsaved. */
export const StepRail = ({ applicationId, step: current, missing, unsaved }: Props) => {
  const { t } = useTranslation('applications')
  const lacking = new Set(missing.map(pointer => fieldOf(pointer).step))
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={classes.steps}>
        {steps.map((step, index) => {
          const isUnsaved = unsaved.includes(step)
          const isWhole = step !== 'summary' && !lacking.has(step) && !isUnsaved
          return (
            <li key={step}>
              <Link
                to="/applications/$applicationId"
                params={{ applicationId }}
                search={{ step }}
                className={classes.step}
                aria-current={step === current ? 'step' : undefined}
              >
                <span
                  className={classes.mark}
                  data-whole={isWhole || undefined}
                  data-unsaved={isUnsaved || undefined}
                  aria-hidden
                >
                  {isWhole && <IconCheck size={15} stroke={2.4} />}
                  {isUnsaved && <IconExclamationMark size={15} stroke={2.4} />}
                  {!isWhole && !isUnsaved && index + 1}
                </span>
                <span className={classes.label}>{t(`steps.${step}`)}</span>
                {isWhole && <VisuallyHidden>{t('steps.whole')}</VisuallyHidden>}
                {isUnsaved && <VisuallyHidden>{t('steps.unsaved')}</VisuallyHidden>}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
