import { Button, Group, Skeleton, Switch, Text, Title } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../parts/empty.tsx'
import { useLive } from '../../parts/use-live.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { useInZone } from '../in-zone.ts'
import { type Process, recently, type Slot, slotsQuery } from '../queries.ts'
import type { OpenDialog } from './open-dialog.ts'
import classes from './process.module.css'
import { SlotCard } from './slot-card.tsx'

type Props = { readonly process: Process; readonly onOpen: (dialog: OpenDialog) => void }

const route = getRouteApi('/members-only/groups/$groupId/interviews/$processId')

/** One column per day on wide screens, stacked on narrow ones. */
export const Days = ({ process, onOpen }: Props) => {
  const { t } = useTranslation(['interviews', 'app'])
  const zone = useInZone(process.timezone)
  const { past } = route.useSearch()
  const navigate = route.useNavigate()
  const slots = useInfiniteQuery(slotsQuery(process.processId, past ? undefined : recently()))
  useLive([slots])
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = slots
  const all = data?.pages.flatMap(({ items }) => items) ?? []
  const days = Map.groupBy(all, ({ startsAt }: Slot) => zone.day(startsAt))
  const showPast = (isShown: boolean): void => {
    void navigate({ search: ({ past: _, ...rest }) => ({ ...rest, ...(isShown && { past: 'shown' }) }), replace: true })
  }
  return (
    <section aria-labelledby="times">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3" id="times">
          {t('process.times')}
        </Title>
        <Switch
          label={t('process.showPast')}
          checked={past !== undefined}
          onChange={event => showPast(event.currentTarget.checked)}
        />
      </Group>
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={260} radius="lg" aria-busy />}
      {data && all.length === 0 && (
        <Empty icon={IconCalendarPlus} title={t('process.noSlots')} text={t('process.noSlotsHint')}>
          {process.may.includes('makeSlots') && (
            <Button onClick={() => onOpen({ what: 'series' })}>{t('process.newSlots')}</Button>
          )}
        </Empty>
      )}
      <div className={classes.days} role="group" aria-labelledby="times" tabIndex={0}>
        {[...days].map(([day, those]) => (
          <section key={day} className={classes.day} aria-labelledby={`day-${day}`}>
            <h3 className={classes.dayName} id={`day-${day}`}>
              {zone.weekday(day)}
              <Text span size="sm" c="dimmed" display="block" fw={400}>
                {zone.date(day)}
              </Text>
            </h3>
            <ul className={classes.slots}>
              {those.map(slot => (
                <li key={slot.slotId}>
                  <SlotCard process={process} slot={slot} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('app:more')}
        </Button>
      )}
    </section>
  )
}
