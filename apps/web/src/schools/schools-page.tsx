import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf, dataOrStep, graceOn } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Empty } from '../parts/empty.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { useStep } from '../waiting-steps/use-step.ts'
import { NameDialog, type Named } from './name-dialog.tsx'
import { departmentsQuery, schoolsQuery } from './queries.ts'

const stale = [['schools'], ['departments']]

export const SchoolsPage = () => {
  const { t } = useTranslation(['schools', 'app'])
  const { data: schools } = useSuspenseQuery(schoolsQuery)
  const { data: departments } = useSuspenseQuery(departmentsQuery)
  const message = t('saved')
  const addSchool = useAction({ run: (body: Named) => dataOf(api.POST('/api/schools', { body })), message, stale })
  const addDepartment = useAction({
    run: (body: Named & { schoolId: string }) => dataOf(api.POST('/api/departments', { body })),
    message,
    stale,
  })
  const editSchool = useStep({
    run: ({ schoolId, ...body }: Named & { schoolId: string; version: number }) =>
      dataOrStep(api.PATCH('/api/schools/{schoolId}', { params: { path: { schoolId }, header: graceOn }, body })),
    message,
    stale,
  })
  const editDepartment = useStep({
    run: ({ departmentId, ...body }: Named & { departmentId: string; version: number }) =>
      dataOrStep(
        api.PATCH('/api/departments/{departmentId}', { params: { path: { departmentId }, header: graceOn }, body }),
      ),
    message,
    stale,
  })
  const removeSchool = useAction({
    run: (schoolId: string) => dataOf(api.DELETE('/api/schools/{schoolId}', { params: { path: { schoolId } } })),
    message: t('deleted'),
    stale,
  })
  const removeDepartment = useAction({
    run: (departmentId: string) =>
      dataOf(api.DELETE('/api/departments/{departmentId}', { params: { path: { departmentId } } })),
    message: t('deleted'),
    stale,
  })
  const removing = (name: string, remove: () => void) => (
    <ConfirmButton
      size="compact-sm"
      variant="subtle"
      color="red"
      aria-label={`${t('app:delete')}: ${name}`}
      title={t('deleteTitle', { name })}
      text={t('deleteText')}
      confirm={t('app:delete')}
      onConfirm={remove}
    >
      {t('app:delete')}
    </ConfirmButton>
  )
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={<NameDialog label={t('newSchool')} variant="filled" onSave={addSchool.mutate} />}
      />
      {schools.items.length === 0 && <Empty icon={IconSchool} title={t('none')} text={t('noneHint')} />}
      <Stack>
        {schools.items.map(({ schoolId, name, abbreviation, version }) => {
          const own = departments.items.filter(each => each.schoolId === schoolId)
          return (
            <Card key={schoolId}>
              <Group justify="space-between" mb="sm">
                <Title order={2} size="h3">
                  {name} {abbreviation && `(${abbreviation})`}
                </Title>
                <Group gap="xs">
                  <NameDialog
                    label={t('app:edit')}
                    of={name}
                    initial={{ name, abbreviation }}
                    onSave={values => editSchool.mutate({ ...values, schoolId, version })}
                  />
                  {removing(name, () => removeSchool.mutate(schoolId))}
                </Group>
              </Group>
              {own.length === 0 && <Text c="dimmed">{t('noDepartments')}</Text>}
              {own.map(({ departmentId, name: department, abbreviation: short, version: seen }) => (
                <Group key={departmentId} justify="space-between" py={4}>
                  <Text>
                    {department} {short && `(${short})`}
                  </Text>
                  <Group gap="xs">
                    <NameDialog
                      label={t('app:edit')}
                      of={department}
                      initial={{ name: department, abbreviation: short }}
                      onSave={values => editDepartment.mutate({ ...values, departmentId, version: seen })}
                    />
                    {removing(department, () => removeDepartment.mutate(departmentId))}
                  </Group>
                </Group>
              ))}
              <Group mt="sm">
                <NameDialog
                  label={t('newDepartment')}
                  of={name}
                  onSave={values => addDepartment.mutate({ ...values, schoolId })}
                />
              </Group>
            </Card>
          )
        })}
      </Stack>
    </>
  )
}
