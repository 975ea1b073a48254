import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../parts/empty.tsx'
import { TextLink } from '../parts/links.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { ProblemNotice } from '../problems/problem-notice.tsx'
import { DeclareDialog } from './declare-dialog.tsx'
import { recusalsQuery } from './queries.ts'
import { Recusal } from './recusal.tsx'
import { useForget } from './use-forget.ts'

const route = getRouteApi('/members-only/groups/$groupId/positions/$jobId/conflicts')

/** The conflicts of interest in one procedure, for those who lead it. */
export const RecusalsPage = () => {
  const { t } = useTranslation(['recusals', 'jobs'])
  const params = route.useParams()
  const { data, error, refetch } = useQuery(recusalsQuery(params.jobId))
  const forget = useForget()
  const [chosen, setChosen] = useState<{ readonly applicationId: string; readonly userId: string }>()
  const hold = data?.recusals.filter(({ liftedAt }) => liftedAt === null) ?? []
  const lifted = data?.recusals.filter(({ liftedAt }) => liftedAt !== null) ?? []
  return (
    <>
      <TextLink to="/groups/$groupId/positions/$jobId" params={params} size="sm" display="inline-flex" mb="lg">
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{t('jobs:step.edit')}
      </TextLink>
      <PageHead title={t('title')} lead={t('lead')} />
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data?.recusals.length === 0 && data.suggested.length === 0 && (
        <Empty icon={IconScale} title={t('none')} text={t('noneHint')} />
      )}
      <Stack gap="xl">
        {data && data.suggested.length > 0 && (
          <Stack gap="sm" component="section">
            <Title order={2} size="h3">
              {t('suggested')}
            </Title>
            {data.suggested.map(({ application, member, ground }) => (
              <Card key={`${application.applicationId} ${member.userId}`} withBorder>
                <Text mb="xs">
                  {t(`suggestedBecause.${ground}`, { member: member.name, applicant: application.applicantName })}
                </Text>
                <div>
                  <Button
                    size="xs"
                    variant="default"
                    onClick={() => setChosen({ applicationId: application.applicationId, userId: member.userId })}
                  >
                    {t('declareFor', { name: member.name })} …
                  </Button>
                </div>
              </Card>
            ))}
          </Stack>
        )}
        {(
          [
            ['hold', hold],
            ['lifted', lifted],
          ] as const
        ).map(
          ([name, recusals]) =>
            recusals.length > 0 && (
              <Stack key={name} gap="sm" component="section">
                <Title order={2} size="h3">
                  {t(name)}
                </Title>
                {recusals.map(recusal => (
                  <Recusal key={recusal.recusalId} recusal={recusal} />
                ))}
              </Stack>
            ),
        )}
      </Stack>
      {chosen && (
        <DeclareDialog
          applicationId={chosen.applicationId}
          jobId={params.jobId}
          groupId={params.groupId}
          first={chosen.userId}
          onClose={() => setChosen(undefined)}
          onDeclared={isMine => {
            setChosen(undefined)
            if (isMine) forget()
          }}
        />
      )}
    </>
  )
}
