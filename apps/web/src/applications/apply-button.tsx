import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../parts/links.tsx'
import { useMe } from '../session/me.ts'
import { signIn } from '../session/sign-in.ts'
import { myApplicationForQuery } from './queries.ts'

type Props = { readonly job: { readonly jobId: string; readonly isOpen: boolean } }

const look = { fullWidth: true, size: 'md', rightSection: <IconArrowRight size={18} aria-hidden /> } as const

export const ApplyButton = ({ job: { jobId, isOpen } }: Props) => {
  const { t } = useTranslation('applications')
  const { me, isSignedIn } = useMe()
  const isApplicant = me?.roles.includes('APPLICANT') ?? false
  const { data: mine } = useQuery({ ...myApplicationForQuery(jobId), enabled: isApplicant })
  if (mine)
    return (
      <ButtonLink to="/applications/$applicationId" params={{ applicationId: mine.applicationId }} {...look}>
        {t(mine.state === 'SAVED' ? 'apply.goOn' : 'apply.see')}
      </ButtonLink>
    )
  if (!isOpen) return null
  if (!isSignedIn)
    return (
      <Button {...look} onClick={() => void signIn({ returnTo: `/positions/${jobId}/apply` })}>
        {t('apply.now')}
      </Button>
    )
  return isApplicant ? (
    <ButtonLink to="/positions/$jobId/apply" params={{ jobId }} {...look}>
      {t('apply.now')}
    </ButtonLink>
  ) : null
}
