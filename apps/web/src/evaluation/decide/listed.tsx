import { Button } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Calm } from '../calm.tsx'
import classes from './decide.module.css'

type Props = { readonly isBusy: boolean; readonly onUnlist: () => void }

/** Shortlisted; the applicant does not know yet. */
export const Listed = ({ isBusy, onUnlist }: Props) => {
  const { t } = useTranslation('evaluation')
  return (
    <div className={classes.listed}>
      <Calm icon={IconEyeOff}>{t('listed.untold')}</Calm>
      <Button size="xs" variant="default" disabled={isBusy} onClick={onUnlist}>
        {t('listed.takeOff')}
      </Button>
    </div>
  )
}
