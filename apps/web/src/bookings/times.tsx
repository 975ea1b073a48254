import { Button, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../language/use-language.ts'
import classes from './bookings.module.css'
import type { Slot } from './queries.ts'
import { clockIn, showTheSame } from './zones.ts'

type Props = {
  readonly slots: readonly Slot[]
  readonly zone: string
  readonly isMove: boolean
  /** The id of the slot that is being booked. */
  readonly pending: string | undefined
  readonly onBook: (slotId: string) => void
}

export const Times = ({ slots, zone, isMove, pending, onBook }: Props) => {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const clock = clockIn(zone, language)
  const days = Map.groupBy(slots, ({ startsAt }) => clock.dayKey(startsAt))
  return [...days].map(([day, times]) => (
    <section key={day} className={classes.day}>
      <Title order={3} size="h4">
        {clock.day(times[0]?.startsAt ?? day)}
      </Title>
      <ul className={classes.times}>
        {times.map(slot => (
          <li key={slot.slotId} className={classes.time}>
            <div>
              <Text fw={600}>{clock.span(slot)}</Text>
              {!showTheSame(slot.startsAt, zone, slot.timezone) && (
                <Text size="sm" c="dimmed">
                  {t('there', { time: clockIn(slot.timezone, language).span(slot), zone: slot.timezone })}
                </Text>
              )}
              <Text size="sm" c="dimmed">
                {slot.location || t('online')}
              </Text>
              <Text size="sm" c="dimmed">
                {slot.interviewers.join(', ')}
              </Text>
            </div>
            <Button
              flex="none"
              variant="default"
              loading={pending === slot.slotId}
              disabled={pending !== undefined && pending !== slot.slotId}
              aria-label={`${t(isMove ? 'moveHere' : 'book')}: ${clock.day(slot.startsAt)}, ${clock.span(slot)}`}
              onClick={() => onBook(slot.slotId)}
            >
              {t(isMove ? 'moveHere' : 'book')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ))
}
