import { Button, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { useFaults } from '../problems/faults.ts'

type Props = { readonly known: { readonly firstName: string; readonly lastName: string } | undefined }

/** Adverts and e-mails name the head of the group, so the name comes first. */
export const OwnName = ({ known }: Props) => {
  const { t } = useTranslation(['groups', 'app'])
  const { firstName = '', lastName = '' } = known ?? {}
  const form = useForm({ mode: 'controlled', initialValues: { firstName, lastName } })
  const save = useAction({
    run: (body: typeof form.values) => dataOf(api.PATCH('/api/users/me', { body })),
    stale: [['me']],
    isQuiet: true,
  })
  const fault = useFaults(save.error)
  return (
    <form onSubmit={form.onSubmit(values => save.mutate(values))}>
      <Stack maw="var(--reading)">
        <div>
          <Title order={2} size="h3">
            {t('ownName.title')}
          </Title>
          <Text c="dimmed">{t('ownName.text')}</Text>
        </div>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('ownName.first')}
            autoComplete="given-name"
            maxLength={100}
            {...form.getInputProps('firstName')}
            error={fault('firstName')}
          />
          <TextInput
            label={t('ownName.last')}
            description={t('ownName.lastHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="family-name"
            required
            maxLength={100}
            {...form.getInputProps('lastName')}
            error={fault('lastName')}
          />
        </SimpleGrid>
        <Group>
          <Button type="submit" loading={save.isPending}>
            {t('ownName.next')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
