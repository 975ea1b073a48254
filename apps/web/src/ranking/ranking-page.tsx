import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconArrowLeft, IconListNumbers } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../api/use-action.ts'
import { listKey } from '../evaluation/queries.ts'
import { Empty } from '../parts/empty.tsx'
import { TextLink } from '../parts/links.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { useLive } from '../parts/use-live.ts'
import { ProblemNotice } from '../problems/problem-notice.tsx'
import { Comparison } from './comparison.tsx'
import { OrderList } from './order-list.tsx'
import { type Draft, orderFinalists, type Ranking, rankingKey, rankingQuery } from './queries.ts'

const route = getRouteApi('/members-only/groups/$groupId/positions/$jobId/ranking')

/** Who of the shortlist comes first, and the finalists side by side. */
export const RankingPage = () => {
  const { t } = useTranslation('ranking')
  const { jobId } = route.useParams()
  const ranking = useQuery(rankingQuery(jobId))
  useLive([ranking])
  const { data, error, refetch } = ranking
  return (
    <>
      <TextLink to="/evaluation" search={{ jobId: [jobId] }} size="sm" display="inline-flex" mb="lg">
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{t('back')}
      </TextLink>
      <PageHead title={t('title')} lead={data?.jobTitle} />
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data?.finalists.length === 0 && <Empty icon={IconListNumbers} title={t('none')} text={t('noneHint')} />}
      {data && data.finalists.length > 0 && <Order jobId={jobId} ranking={data} />}
    </>
  )
}

type Props = { readonly jobId: string; readonly ranking: Ranking }

const Order = ({ jobId, ranking: { finalists, version, mayOrder } }: Props) => {
  const { t } = useTranslation('ranking')
  const client = useQueryClient()
  const [draft, setDraft] = useState<Draft>()
  const save = useAction({
    run: (wanted: Draft) => orderFinalists(jobId, wanted),
    message: t('saved'),
    stale: [rankingKey(jobId)],
    after: async saved => {
      client.setQueryData(rankingKey(jobId), saved)
      setDraft(undefined)
      await client.invalidateQueries({ queryKey: listKey, refetchType: 'none' })
    },
  })
  const known = new Set(finalists.map(({ applicationId }) => applicationId))
  const stored = finalists.flatMap(({ applicationId, rank }) => (rank === null ? [] : [applicationId]))
  const ids = draft?.ids.filter(id => known.has(id)) ?? stored
  const isOld = draft !== undefined && draft.version !== version
  return (
    <Stack gap="xl">
      <OrderList
        finalists={finalists}
        ids={ids}
        mayOrder={mayOrder}
        onChange={changed => setDraft({ ids: changed, version: draft?.version ?? version })}
      />
      {isOld && (
        <Alert color="yellow" title={t('changed')} role="alert">
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={() => setDraft(undefined)}>
              {t('takeTheirs')}
            </Button>
            <Button size="xs" variant="default" onClick={() => setDraft({ ids, version })}>
              {t('keepMine')}
            </Button>
          </Group>
        </Alert>
      )}
      {draft && !isOld && (
        <Group>
          <Button loading={save.isPending} onClick={() => save.mutate({ ids, version: draft.version })}>
            {t('save')}
          </Button>
          <Button variant="default" onClick={() => setDraft(undefined)}>
            {t('discard')}
          </Button>
        </Group>
      )}
      <Comparison jobId={jobId} finalists={finalists} ids={ids} />
    </Stack>
  )
}
