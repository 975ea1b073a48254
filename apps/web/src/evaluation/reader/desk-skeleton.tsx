import { Skeleton, Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem.ts'
import { useExplain } from '../../problems/explain.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import classes from './reader.module.css'

type Props = { readonly error: unknown; readonly onRetry: () => void }

export const DeskSkeleton = ({ error, onRetry }: Props) => {
  const { t } = useTranslation()
  const explain = useExplain()
  if (error)
    return (
      <div className={classes.dossier}>
        <Title order={1} size="h2" mb="md">
          {explain(error).title}
        </Title>
        <ProblemNotice error={error} {...(!isProblem(error, 'NOT_FOUND', 'ACCESS_DENIED') && { onRetry })} />
      </div>
    )
  return (
    <>
      <Stack className={classes.dossier ?? ''} gap="md" aria-busy aria-label={t('loading')} role="status">
        <Skeleton height={34} width="50%" />
        <Skeleton height={16} width="75%" />
        <Skeleton height={110} mt="lg" />
        <Skeleton height={420} />
      </Stack>
      <Stack className={classes.judge ?? ''} gap="md" aria-hidden>
        <Skeleton height={40} />
        <Skeleton height={150} />
        <Skeleton height={90} />
      </Stack>
    </>
  )
}
