import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../language/language.ts'
import { useLanguage } from '../language/use-language.ts'
import { RestoredFormNotice } from '../parts/restored-form-notice.tsx'
import { RichEditor } from '../parts/rich-editor.tsx'
import { useRestoredForm } from '../parts/use-restored-form.ts'
import { useFaults } from '../problems/faults.ts'
import { departmentsQuery } from '../schools/queries.ts'
import type { GroupFormValues } from './form.ts'

type Props = {
  /** The key of the unsaved copy in this tab. */
  readonly keptAs: string
  readonly initial: GroupFormValues
  readonly submit: string
  readonly onSubmit: (values: GroupFormValues) => void
  readonly isPending: boolean
  readonly error: unknown
  /** Whether to ask for the group's working rules too. */
  readonly hasRules?: boolean
  readonly isReadOnly?: boolean
}

const zones = Intl.supportedValuesOf('timeZone')
const two = { base: 1, sm: 2 }

export const GroupForm = ({
  keptAs,
  initial,
  submit,
  onSubmit,
  isPending,
  error,
  hasRules = true,
  isReadOnly = false,
}: Props) => {
  const { t } = useTranslation('groups')
  const language = useLanguage()
  const form = useForm({ mode: 'controlled', initialValues: initial })
  const kept = useRestoredForm(keptAs, initial, form)
  const fault = useFaults(error)
  const { data: departments } = useQuery(departmentsQuery)
  const line = (name: 'abbreviation' | 'head' | 'email' | 'website' | 'street' | 'postalCode' | 'city') => ({
    label: t(`form.${name}`),
    ...form.getInputProps(name),
    error: fault(name),
  })
  return (
    <form onSubmit={form.onSubmit(onSubmit)}>
      <Fieldset variant="unstyled" m={0} p={0} disabled={isReadOnly}>
        <Stack gap="lg" maw="var(--reading)">
          <RestoredFormNotice isBack={kept.isBack} discard={kept.discard} />
          <TextInput
            label={t('form.name')}
            required
            maxLength={200}
            {...form.getInputProps('name')}
            error={fault('name')}
          />
          <SimpleGrid cols={two}>
            <TextInput {...line('abbreviation')} maxLength={30} />
            <TextInput {...line('head')} maxLength={200} />
          </SimpleGrid>
          <NativeSelect
            label={t('form.department')}
            value={form.values.departmentId ?? ''}
            error={fault('departmentId')}
            data={[
              { value: '', label: t('form.noDepartment') },
              ...(departments?.items ?? []).map(({ departmentId, name, schoolName }) => ({
                value: departmentId,
                label: `${schoolName} · ${name}`,
              })),
            ]}
            onChange={event => form.setFieldValue('departmentId', event.currentTarget.value || null)}
          />
          <RichEditor
            label={t('form.description')}
            lang={language}
            value={form.values.description}
            written={kept.shown.description}
            error={fault('description')}
            onChange={description => form.setFieldValue('description', description)}
          />
          <Fieldset legend={t('form.contact')} mx={0}>
            <SimpleGrid cols={two}>
              <TextInput {...line('email')} type="email" maxLength={254} />
              <TextInput {...line('website')} type="url" placeholder="https://" maxLength={500} />
              <TextInput {...line('street')} maxLength={200} />
              <TextInput {...line('postalCode')} maxLength={20} />
              <TextInput {...line('city')} maxLength={100} />
            </SimpleGrid>
          </Fieldset>
          {hasRules && (
            <Fieldset legend={t('form.rules')} mx={0}>
              <SimpleGrid cols={two} mb="md">
                <NativeSelect
                  label={t('form.timezone')}
                  data={zones}
                  {...form.getInputProps('timezone')}
                  error={fault('timezone')}
                />
                <NativeSelect
                  label={t('form.defaultLanguage')}
                  data={languages.map(each => ({ value: each, label: languageNames[each] }))}
                  {...form.getInputProps('defaultLanguage')}
                />
                <NumberInput
                  label={t('form.grace')}
                  description={t('form.graceHint')}
                  min={0}
                  max={1440}
                  clampBehavior="strict"
                  {...form.getInputProps('letterGraceMinutes')}
                />
              </SimpleGrid>
              <Checkbox
                label={t('form.independent')}
                {...form.getInputProps('independentRatings', { type: 'checkbox' })}
              />
            </Fieldset>
          )}
          {!isReadOnly && (
            <Group>
              <Button type="submit" loading={isPending}>
                {submit}
              </Button>
            </Group>
          )}
        </Stack>
      </Fieldset>
    </form>
  )
}
