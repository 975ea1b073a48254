import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../parts/links.tsx'
import type { Mine } from '../queries.ts'
import { Deadline } from './deadline.tsx'
import classes from './form.module.css'

type Props = { readonly application: Mine; readonly job: { readonly closesAt: string | null } | undefined }

export const FormHead = ({ application, job }: Props) => {
  const { t } = useTranslation('applications')
  const { jobId, title, researchGroupName } = application.job
  return (
    <header className={classes.head}>
      <p className={classes.group}>{researchGroupName}</p>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Deadline closesAt={job?.closesAt ?? null} />
      {job && (
        <TextLink to="/positions/$jobId" params={{ jobId }} size="sm">
          {t('steps.advert')}
        </TextLink>
      )}
    </header>
  )
}
