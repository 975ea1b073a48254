import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../api/problem.ts'
import { Broken } from '../app/broken.tsx'
import { PageMessage } from '../app/page-message.tsx'
import { ButtonLink } from '../parts/links.tsx'
import { useMe } from '../session/me.ts'
import { signIn } from '../session/sign-in.ts'

/** Who may not open a booking was never invited, or their invitation was withdrawn. */
export const NoInvitation = (props: ErrorComponentProps) =>
  isProblem(props.error, 'ACCESS_DENIED') ? <Withdrawn /> : <Broken {...props} />

const Withdrawn = () => {
  const { t } = useTranslation(['bookings', 'app'])
  const { me } = useMe()
  return (
    <PageMessage title={t('withdrawn.title')} text={t('withdrawn.text', { email: me?.email ?? '' })}>
      <ButtonLink to="/applications">{t('withdrawn.applications')}</ButtonLink>
      <Button variant="default" onClick={() => void signIn({ prompt: 'login' })}>
        {t('app:noAccess.other')}
      </Button>
    </PageMessage>
  )
}
