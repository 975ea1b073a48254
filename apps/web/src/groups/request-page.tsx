import { Badge, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { useMyName } from '../applicants/use-my-name.ts'
import { useFormat } from '../language/format.ts'
import { useIdempotencyKey } from '../parts/idempotency-key.ts'
import { PageHead } from '../parts/page-head.tsx'
import { useUnsaved } from '../parts/use-unsaved.ts'
import { useMe } from '../session/me.ts'
import { emptyForm, type GroupFormValues } from './form.ts'
import { GroupForm } from './group-form.tsx'
import { OwnName } from './own-name.tsx'
import { myRequestsQuery } from './queries.ts'

const mineId = 'my-requests'

export const RequestPage = () => {
  const { t } = useTranslation('groups')
  const format = useFormat()
  const { data: requests } = useQuery(myRequestsQuery)
  const { me } = useMe()
  const keyFor = useIdempotencyKey()
  const copy = useUnsaved('group.request')
  const send = useAction({
    run: async (body: GroupFormValues) => {
      const request = await dataOf(
        api.POST('/api/research-groups/requests', { params: { header: keyFor(body) }, body }),
      )
      copy.remove()
      return request
    },
    message: t('request.sent'),
    stale: [myRequestsQuery.queryKey],
  })
  const isBusy = useRef(false)
  /** Two clicks send one request. */
  const sendOnce = (body: GroupFormValues): void => {
    if (isBusy.current) return
    isBusy.current = true
    send.mutate(body, { onSettled: () => (isBusy.current = false) })
  }
  useEffect(() => {
    if (send.isSuccess && requests) document.getElementById(mineId)?.focus()
  }, [send.isSuccess, requests])
  const isNameless = me !== undefined && !me.firstName && !me.lastName
  const named = useMyName(me)
  return (
    <>
      <PageHead title={t('request.title')} lead={t('request.lead')} />
      {requests && requests.items.length > 0 && (
        <section>
          <Title order={2} size="h3" mb="sm" id={mineId} tabIndex={-1}>
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
      {isNameless ? (
        <OwnName key={named && 'known'} known={named} />
      ) : (
        <GroupForm
          key={send.data?.researchGroupId}
          keptAs="group.request"
          initial={emptyForm}
          submit={t('request.send')}
          onSubmit={sendOnce}
          isPending={send.isPending}
          error={send.error}
          hasRules={false}
        />
      )}
    </>
  )
}
