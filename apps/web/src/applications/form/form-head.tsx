import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { isAhead } from '../../language/is-ahead.ts'
import { TextLink } from '../../parts/links.tsx'
import type { Hindrance } from '../hindrance.ts'
import type { Mine } from '../queries.ts'
import classes from './form.module.css'

type Props = {
  readonly application: Mine
  readonly job: { readonly closesAt: string | null } | undefined
  readonly hindrance: Hindrance | undefined
}

export const FormHead = ({ application, job, hindrance }: Props) => {
  const { t } = useTranslation('applications')
  const { jobId, title, researchGroupName } = application.job
  return (
    <header className={classes.head}>
      <p className={classes.group}>{researchGroupName}</p>
      <Title order={1} size="h2">
        {title}
      </Title>
      {(hindrance === undefined || hindrance === 'over') && <Deadline closesAt={job?.closesAt ?? null} />}
      {job && hindrance !== 'notPublic' && (
        <TextLink to="/positions/$jobId" params={{ jobId }} size="sm">
          {t('steps.advert')}
        </TextLink>
      )}
    </header>
  )
}

type DeadlineProps = { readonly closesAt: string | null }

const Deadline = ({ closesAt }: DeadlineProps) => {
  const { t } = useTranslation('applications')
  const format = useFormat()
  if (closesAt === null) return null
  const isOver = !isAhead(closesAt)
  return (
    <Text size="sm" c={isOver ? 'var(--mantine-color-error)' : 'dimmed'} mt={6}>
      {t(isOver ? 'deadline.over' : 'deadline.until', { at: format.until(closesAt) })}
    </Text>
  )
}
