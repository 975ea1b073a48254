import { Badge, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, take } from '../api/client.ts'
import { useDeed } from '../api/use-deed.ts'
import { useFormat } from '../language/format.ts'
import { PageHead } from '../parts/page-head.tsx'
import { emptyForm, type GroupFormValues } from './form.ts'
import { GroupForm } from './group-form.tsx'
import { myRequestsQuery } from './queries.ts'

export const RequestPage = () => {
  const { t } = useTranslation('groups')
  const format = useFormat()
  const { data: requests } = useQuery(myRequestsQuery)
  const send = useDeed({
    run: (body: GroupFormValues) => take(api.POST('/api/research-groups/requests', { body })),
    said: t('request.sent'),
    stale: [myRequestsQuery.queryKey],
  })
  return (
    <>
      <PageHead title={t('request.title')} lead={t('request.lead')} />
      {requests && requests.items.length > 0 && (
        <section>
          <Title order={2} size="h3" mb="sm">
            {t('request.mine')}
          </Title>
          {requests.items.map(({ researchGroupId, name, state, denialReason, requestedAt }) => (
            <Group key={researchGroupId} mb="sm" gap="sm">
              <Text fw={600}>{name}</Text>
              <Badge color={state === 'DENIED' ? 'red' : 'gray'} variant="light" tt="none">
                {t(`request.${state}`)}
              </Badge>
              <Text size="sm" c="dimmed">
                {denialReason ?? t('request.since', { date: format.instant(requestedAt) })}
              </Text>
            </Group>
          ))}
        </section>
      )}
      <GroupForm
        key={send.submittedAt}
        initial={send.isError && send.variables ? send.variables : emptyForm}
        submit={t('request.send')}
        onSubmit={send.mutate}
        isPending={send.isPending}
        error={send.error}
        hasRules={false}
      />
    </>
  )
}
