import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'

type Props = { readonly groupId: string }

/** Asks for the title, so that no position is ever without one; the rest is saved while it is written. */
export const NewJobButton = ({ groupId }: Props) => {
  const { t } = useTranslation('jobs')
  const navigate = useNavigate()
  const form = useForm({ mode: 'controlled', initialValues: { title: '' } })
  const create = useAction({
    run: (body: { readonly title: string }) =>
      dataOf(
        api.POST('/api/research-groups/{researchGroupId}/jobs', {
          params: { path: { researchGroupId: groupId } },
          body,
        }),
      ),
    stale: [['jobs', 'group']],
    after: ({ jobId }) => navigate({ to: '/groups/$groupId/positions/$jobId', params: { groupId, jobId } }),
  })
  return (
    <FormDialog
      label={t('mine.new')}
      isMain
      submit={t('mine.begin')}
      onOpen={() => create.reset()}
      onSubmit={close =>
        form.onSubmit(({ title }) => {
          close()
          create.mutate({ title: title.trim() })
        })
      }
    >
      <TextInput
        label={t('editor.title')}
        description={t('mine.titleHint')}
        required
        pattern=".*\S.*"
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
    </FormDialog>
  )
}
