import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../parts/links.tsx'
import classes from './form.module.css'
import { type Step, stepAfter, stepBefore } from './steps.ts'

type Props = { readonly applicationId: string; readonly step: Step }

export const StepButtons = ({ applicationId, step }: Props) => {
  const { t } = useTranslation('applications')
  const [before, after] = [stepBefore(step), stepAfter(step)]
  const to = { to: '/applications/$applicationId', params: { applicationId } } as const
  return (
    <div className={classes.buttons}>
      {before ? (
        <ButtonLink
          {...to}
          search={{ step: before }}
          variant="default"
          leftSection={<IconArrowLeft size={17} aria-hidden />}
        >
          {t(`steps.${before}`)}
        </ButtonLink>
      ) : (
        <span />
      )}
      {after && (
        <ButtonLink {...to} search={{ step: after }} rightSection={<IconArrowRight size={17} aria-hidden />}>
          {t('steps.next', { step: t(`steps.${after}`) })}
        </ButtonLink>
      )}
    </div>
  )
}
