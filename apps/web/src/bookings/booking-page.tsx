import { Alert, NativeSelect, Stack, Title } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isAhead } from '../language/is-ahead.ts'
import { Empty } from '../parts/empty.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { useLive } from '../parts/use-live.ts'
import { Booked } from './booked.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { bookingQuery } from './queries.ts'
import { Times } from './times.tsx'
import { useBook } from './use-book.ts'
import { ownZone, zonesWith } from './zones.ts'

const route = getRouteApi('/signed-in-only/interviews/$processId/booking')

export const BookingPage = () => {
  const { t } = useTranslation('bookings')
  const { processId } = route.useParams()
  const { zone = ownZone() } = route.useSearch()
  const navigate = route.useNavigate()
  const shown = useSuspenseQuery(bookingQuery(processId))
  useLive([shown])
  const { data: booking } = shown
  const { book, cancel } = useBook(processId, zone)
  const { booked, slots, may, timezone, jobTitle, researchGroup } = booking
  const isToCome = booked !== null && isAhead(booked.startsAt)
  const mayChoose = may.includes('book') || may.includes('move')
  const chooseZone = (chosen: string): void => {
    void navigate({ search: chosen === ownZone() ? {} : { zone: chosen }, replace: true })
  }
  return (
    <>
      <PageHead title={t('title')} lead={t('lead', { job: jobTitle, group: researchGroup })} />
      <Stack gap="xl">
        {booked && <Booked booking={booking} booked={booked} zone={zone} onCancel={() => cancel.mutate()} />}
        {isToCome && !may.includes('cancel') && <Alert>{t('late', { group: researchGroup })}</Alert>}
        {mayChoose && (
          <section>
            <Title order={2} mb="sm">
              {t(booked ? 'move' : 'choose')}
            </Title>
            <ZoneSelect zone={zone} groupZone={timezone} onChange={chooseZone} />
            <Times
              slots={slots}
              zone={zone}
              isMove={booked !== null}
              pending={book.isPending ? book.variables : undefined}
              onBook={slotId => book.mutate(slotId)}
            />
          </section>
        )}
        {!booked && !mayChoose && (
          <Empty icon={IconCalendarOff} title={t('none.title')} text={t('none.text', { group: researchGroup })} />
        )}
        {isToCome && <CalendarAddress />}
      </Stack>
    </>
  )
}

type Props = { readonly zone: string; readonly groupZone: string; readonly onChange: (zone: string) => void }

const ZoneSelect = ({ zone, groupZone, onChange }: Props) => {
  const { t } = useTranslation('bookings')
  return (
    <NativeSelect
      maw="22rem"
      label={t('zone.label')}
      description={t('zone.hint', { zone: groupZone })}
      value={zone}
      data={[...zonesWith(zone, groupZone)]}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
