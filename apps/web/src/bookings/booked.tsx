import { Anchor, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../language/format.ts'
import { isAhead } from '../language/is-ahead.ts'
import { useLanguage } from '../language/use-language.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import classes from './bookings.module.css'
import type { Booking, Slot } from './queries.ts'
import { clockIn, showTheSame } from './zones.ts'

type Props = {
  readonly booking: Booking
  readonly booked: Slot
  readonly zone: string
  readonly onCancel: () => void
}

export const Booked = ({ booking, booked, zone, onCancel }: Props) => {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const language = useLanguage()
  const clock = clockIn(zone, language)
  const { changeableUntil, may } = booking
  const isOver = !isAhead(booked.endsAt)
  return (
    <section className={classes.booked} aria-labelledby="booked">
      <Title order={2} size="h4" id="booked">
        {t(isOver ? 'booked.over' : 'booked.title')}
      </Title>
      <p className={classes.when}>
        {clock.day(booked.startsAt)}, {clock.span(booked)}
      </p>
      <Text size="sm" c="dimmed">
        {t('zone.named', { zone })}
        {!showTheSame(booked.startsAt, zone, booked.timezone) &&
          ` · ${t('there', { time: clockIn(booked.timezone, language).span(booked), zone: booked.timezone })}`}
      </Text>
      {booked.location && <Text mt="sm">{booked.location}</Text>}
      {booked.link && (
        <Text mt={4}>
          <Anchor href={booked.link} target="_blank" rel="noreferrer">
            {booked.link}
          </Anchor>
        </Text>
      )}
      {booked.interviewers.length > 0 && (
        <Text size="sm" mt={4}>
          {t('booked.with', { names: booked.interviewers.join(', ') })}
        </Text>
      )}
      {changeableUntil && may.includes('cancel') && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('booked.until', { at: format.instantIn(changeableUntil, zone) })}
        </Text>
      )}
      {may.includes('cancel') && (
        <ConfirmButton
          mt="md"
          size="sm"
          color="red"
          title={t('cancel.title')}
          text={t('cancel.text', { group: booking.researchGroup })}
          confirm={t('cancel.confirm')}
          onConfirm={onCancel}
        >
          {t('cancel.button')}
        </ConfirmButton>
      )}
    </section>
  )
}
