import { Button, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOf, dataOrStep, graceOn } from '../../api/client.ts'
import { GraceNote } from '../../waiting-steps/grace-note.tsx'
import { useStep } from '../../waiting-steps/use-step.ts'
import { type MemberRole, memberRoles } from './member-table.tsx'
import classes from './members.module.css'

type Props = { readonly groupId: string }
type Added = { readonly userId: string } | { readonly email: string }

const typingMs = 250
/** The service shows no more; further letters find the others. */
const mostFound = 8
const isAddress = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text)

/** Finds people by name or whole e-mail address; an unknown address is invited. */
export const AddMember = ({ groupId }: Props) => {
  const { t } = useTranslation('groups')
  const [text, setText] = useState('')
  const [role, setRole] = useState<MemberRole>('EMPLOYEE')
  const [query] = useDebouncedValue(text.trim(), typingMs)
  const isLong = query.length >= 3
  const { data } = useQuery({ ...availableQuery(groupId, query), enabled: isLong })
  const add = useStep({
    run: (who: Added) =>
      dataOrStep(
        api.POST('/api/research-groups/{researchGroupId}/members', {
          params: { path: { researchGroupId: groupId }, header: graceOn },
          body: { ...who, role },
        }),
      ),
    message: ({ status, firstName, lastName, email }) =>
      status === 'MEMBER'
        ? t('members.added', { name: `${firstName} ${lastName}`.trim() || email })
        : t('members.invited', { email }),
    stale: [['groups', groupId]],
    after: () => setText(''),
    onWaiting: () => setText(''),
  })
  const found = isLong ? (data?.items ?? []) : []
  return (
    <section className={classes.add}>
      <Title order={2} size="h3">
        {t('members.add')}
      </Title>
      <Text c="dimmed" size="sm" mb="xs">
        {t('members.addLead')}
      </Text>
      <Text size="sm">{t('members.addTells')}</Text>
      <GraceNote groupId={groupId} />
      <div className={classes.fields}>
        <TextInput
          label={t('members.who')}
          type="search"
          autoComplete="off"
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('members.role')}
          value={role}
          data={memberRoles.map(each => ({ value: each, label: t(`members.${each}`) }))}
          onChange={event => setRole(memberRoles.find(each => each === event.currentTarget.value) ?? 'EMPLOYEE')}
        />
      </div>
      <Stack gap="xs" mt="md" aria-live="polite" aria-label={t('members.found')} role="group">
        {found.map(({ userId, firstName, lastName, email }) => (
          <div key={userId} className={classes.found}>
            <span>
              {firstName} {lastName}{' '}
              <Text span size="sm" c="dimmed">
                {email}
              </Text>
            </span>
            <Button size="xs" variant="default" loading={add.isPending} onClick={() => add.mutate({ userId })}>
              {t('members.addPerson', { name: firstName || email })}
            </Button>
          </div>
        ))}
        {found.length === mostFound && <Text size="sm">{t('members.moreLetters')}</Text>}
        {isLong && data && found.length === 0 && !isAddress(query) && <Text size="sm">{t('members.noneFound')}</Text>}
        {isAddress(query) && found.length === 0 && (
          <div>
            <Button loading={add.isPending} onClick={() => add.mutate({ email: query })}>
              {t('members.invite', { email: query })}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  )
}

const availableQuery = (groupId: string, query: string) =>
  queryOptions({
    queryKey: ['groups', groupId, 'available', query],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/users/available-for-research-group', {
          params: { query: { researchGroupId: groupId, query } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })
