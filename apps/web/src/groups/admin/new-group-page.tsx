import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, dataOrStep, graceOn } from '../../api/client.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { useUnsaved } from '../../parts/use-unsaved.ts'
import { useStep } from '../../waiting-steps/use-step.ts'
import { emptyForm, type GroupFormValues } from '../form.ts'
import { GroupForm } from '../group-form.tsx'

export const NewGroupPage = () => {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const copy = useUnsaved('group.new')
  const create = useStep({
    run: async (body: GroupFormValues) => {
      const made = await dataOrStep(api.POST('/api/research-groups', { params: { header: graceOn }, body }))
      copy.remove()
      return made
    },
    message: t('admin.created'),
    stale: [['groups']],
    after: ({ researchGroupId }) => navigate({ to: '/groups/$groupId/members', params: { groupId: researchGroupId } }),
    onWaiting: () => navigate({ to: '/admin/groups' }),
  })
  return (
    <>
      <PageHead title={t('admin.newTitle')} />
      <GroupForm
        keptAs="group.new"
        initial={emptyForm}
        submit={t('admin.create')}
        onSubmit={create.mutate}
        isPending={create.isPending}
        error={create.error}
      />
    </>
  )
}
