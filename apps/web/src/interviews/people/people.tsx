import { Button, Group, NativeSelect, Skeleton, Title } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { intervieweeStates } from '../../api/values.gen.ts'
import { Empty } from '../../parts/empty.tsx'
import { useLive } from '../../parts/use-live.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import type { OpenDialog } from '../process/open-dialog.ts'
import { intervieweesQuery, type Process } from '../queries.ts'
import type { IntervieweeState } from '../search.ts'
import { InviteBar } from './invite-bar.tsx'
import classes from './people.module.css'
import { PersonRow } from './person-row.tsx'

type Props = { readonly process: Process; readonly onOpen: (dialog: OpenDialog) => void }

const route = getRouteApi('/members-only/groups/$groupId/interviews/$processId')

const countOf = ({ counts }: Process, state: IntervieweeState): number =>
  ({
    UNCONTACTED: counts.uncontacted,
    INVITED: counts.invited,
    SCHEDULED: counts.scheduled,
    COMPLETED: counts.completed,
  })[state]

export const People = ({ process, onOpen }: Props) => {
  const { t } = useTranslation(['interviews', 'app'])
  const { state } = route.useSearch()
  const navigate = route.useNavigate()
  const people = useInfiniteQuery(intervieweesQuery(process.processId, state))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  useLive([people])
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = people
  const all = data?.pages.flatMap(({ items }) => items) ?? []
  const choose = (wanted: string): void => {
    const next = intervieweeStates.find(each => each === wanted)
    void navigate({ search: ({ state: _, ...rest }) => ({ ...rest, ...(next && { state: next }) }), replace: true })
  }
  const mark = (id: string, isChosen: boolean): void =>
    setChosen(old => new Set(isChosen ? [...old, id] : [...old].filter(each => each !== id)))
  const mayAdd = process.may.includes('addInterviewees')
  const add = mayAdd && <Button onClick={() => onOpen({ what: 'add' })}>{t('people.add')}</Button>
  return (
    <section aria-labelledby="people" className={classes.people}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3" id="people">
          {t('people.title')}
        </Title>
        {all.length > 0 && mayAdd && (
          <Button size="xs" variant="default" onClick={() => onOpen({ what: 'add' })}>
            {t('people.add')}
          </Button>
        )}
      </Group>
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={200} aria-busy />}
      {data && all.length === 0 && state === undefined && (
        <Empty icon={IconUsersGroup} title={t('people.none')} text={t('people.noneHint')}>
          {add}
        </Empty>
      )}
      {(all.length > 0 || state) && (
        <NativeSelect
          aria-label={t('people.filter')}
          value={state ?? ''}
          onChange={event => choose(event.currentTarget.value)}
          data={[
            { value: '', label: t('people.all') },
            ...intervieweeStates.map(each => ({
              value: each,
              label: `${t(`state.${each}`)} (${countOf(process, each)})`,
            })),
          ]}
        />
      )}
      {all.length > 0 && process.may.includes('invite') && (
        <InviteBar
          chosen={all.filter(({ intervieweeId }) => chosen.has(intervieweeId))}
          uncontacted={process.counts.uncontacted}
          onInvite={those => {
            setChosen(new Set())
            onOpen({ what: 'invite', people: those })
          }}
        />
      )}
      <ul className={classes.list}>
        {all.map(person => (
          <li key={person.intervieweeId}>
            <PersonRow
              process={process}
              person={person}
              isChosen={chosen.has(person.intervieweeId)}
              onChoose={isChosen => mark(person.intervieweeId, isChosen)}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('app:more')}
        </Button>
      )}
    </section>
  )
}
