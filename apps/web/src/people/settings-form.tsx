import { Button, Checkbox, Group, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { keepLanguage, languageNames, languages } from '../language/language.ts'
import { RestoredFormNotice } from '../parts/restored-form-notice.tsx'
import { useRestoredForm } from '../parts/use-restored-form.ts'
import { useFaults } from '../problems/faults.ts'
import type { Settings } from './queries.ts'

type Props = { readonly settings: Settings }

export const SettingsForm = ({ settings }: Props) => {
  const { t, i18n } = useTranslation(['people', 'app'])
  const { firstName, lastName, language, aiOptOut, version, email } = settings
  const saved = { firstName, lastName, language, aiOptOut }
  const form = useForm({ mode: 'controlled', initialValues: saved })
  const kept = useRestoredForm('settings', saved, form)
  const save = useAction({
    run: (values: typeof form.values) => dataOf(api.PATCH('/api/users/me', { body: { ...values, version } })),
    message: t('settings.saved'),
    stale: [['me']],
    after: ({ language: chosen }) => {
      keepLanguage(chosen)
      return i18n.changeLanguage(chosen)
    },
  })
  const fault = useFaults(save.error)
  return (
    <form onSubmit={form.onSubmit(values => save.mutate(values))}>
      <Stack>
        <RestoredFormNotice isBack={kept.isBack} discard={kept.discard} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('settings.firstName')}
            autoComplete="given-name"
            maxLength={100}
            {...form.getInputProps('firstName')}
            error={fault('firstName')}
          />
          <TextInput
            label={t('settings.lastName')}
            autoComplete="family-name"
            maxLength={100}
            {...form.getInputProps('lastName')}
            error={fault('lastName')}
          />
        </SimpleGrid>
        <TextInput
          label={t('settings.email')}
          description={t('settings.emailHint')}
          value={email}
          variant="filled"
          readOnly
        />
        <Radio.Group
          label={t('settings.language')}
          description={t('settings.languageHint')}
          {...form.getInputProps('language')}
        >
          <Group mt="xs">
            {languages.map(each => (
              <Radio key={each} value={each} label={languageNames[each]} />
            ))}
          </Group>
        </Radio.Group>
        <Checkbox
          label={t('settings.aiOptOut')}
          description={t('settings.aiHint')}
          {...form.getInputProps('aiOptOut', { type: 'checkbox' })}
        />
        <Group>
          <Button type="submit" loading={save.isPending}>
            {t('app:save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
