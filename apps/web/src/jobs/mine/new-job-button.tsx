import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'

type Props = { readonly groupId: string }

/** Creates a draft at once, so that nothing typed can be lost. */
export const NewJobButton = ({ groupId }: Props) => {
  const { t } = useTranslation('jobs')
  const navigate = useNavigate()
  const create = useAction({
    run: () =>
      dataOf(
        api.POST('/api/research-groups/{researchGroupId}/jobs', {
          params: { path: { researchGroupId: groupId } },
          body: { title: t('mine.newTitle') },
        }),
      ),
    stale: [['jobs', 'group']],
    after: ({ jobId }) => navigate({ to: '/groups/$groupId/positions/$jobId', params: { groupId, jobId } }),
  })
  return (
    <Button leftSection={<IconPlus size={18} aria-hidden />} loading={create.isPending} onClick={() => create.mutate()}>
      {t('mine.new')}
    </Button>
  )
}
