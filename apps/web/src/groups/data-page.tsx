import { Alert } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, dataOrStep, graceOn } from '../api/client.ts'
import { ButtonLink } from '../parts/links.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { useStep } from '../waiting-steps/use-step.ts'
import { formOf, type GroupFormValues } from './form.ts'
import { GroupForm } from './group-form.tsx'
import { groupQuery } from './queries.ts'

const route = getRouteApi('/members-only/groups/$groupId/data')

export const DataPage = () => {
  const { t } = useTranslation(['groups', 'app'])
  const { groupId } = route.useParams()
  const { data: group } = useSuspenseQuery(groupQuery(groupId))
  const save = useStep({
    run: (values: GroupFormValues) =>
      dataOrStep(
        api.PATCH('/api/research-groups/{researchGroupId}', {
          params: { path: { researchGroupId: groupId }, header: graceOn },
          body: { ...values, version: group.version },
        }),
      ),
    message: t('data.saved'),
    stale: [['groups', groupId], ['me']],
  })
  return (
    <>
      <PageHead
        title={t('data.title')}
        lead={t('data.lead')}
        actions={
          group.state === 'ACTIVE' && (
            <ButtonLink to="/groups/$groupId" params={{ groupId }} variant="default">
              {t('data.publicPage')}
            </ButtonLink>
          )
        }
      />
      {group.state !== 'ACTIVE' && (
        <Alert color="orange" mb="lg">
          {t(`data.${group.state}`, { reason: group.denialReason ?? '' })}
        </Alert>
      )}
      <GroupForm
        key={groupId}
        keptAs={`group.${groupId}`}
        initial={formOf(group)}
        submit={t('app:save')}
        onSubmit={save.mutate}
        isPending={save.isPending}
        error={save.error}
        isReadOnly={!group.may.includes('edit')}
      />
    </>
  )
}
