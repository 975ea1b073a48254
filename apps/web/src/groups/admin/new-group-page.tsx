import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, take } from '../../api/client.ts'
import { useDeed } from '../../api/use-deed.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { emptyForm, type GroupFormValues } from '../form.ts'
import { GroupForm } from '../group-form.tsx'

export const NewGroupPage = () => {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const create = useDeed({
    run: (body: GroupFormValues) => take(api.POST('/api/research-groups', { body })),
    said: t('admin.created'),
    stale: [['groups']],
    after: ({ researchGroupId }) => navigate({ to: '/groups/$groupId/members', params: { groupId: researchGroupId } }),
  })
  return (
    <>
      <PageHead title={t('admin.newTitle')} />
      <GroupForm
        initial={emptyForm}
        submit={t('admin.create')}
        onSubmit={create.mutate}
        isPending={create.isPending}
        error={create.error}
      />
    </>
  )
}
