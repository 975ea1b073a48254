import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { InZone } from '../in-zone.ts'
import type { Slot } from '../queries.ts'
import { clashOf, type Period } from './periods.ts'
import classes from './series.module.css'

type Props = {
  readonly periods: readonly Period[]
  readonly zone: InZone
  /** Slots at which a chosen interviewer is busy. */
  readonly taken: readonly Slot[]
}

export const Preview = ({ periods, zone, taken }: Props) => {
  const { t } = useTranslation('interviews')
  const days = Map.groupBy(periods, ({ day }) => day)
  return (
    <section className={classes.preview} aria-labelledby="series-preview">
      <Title order={3} size="h4" id="series-preview">
        {t('series.preview')}
      </Title>
      <Text size="sm" c="dimmed" aria-live="polite">
        {periods.length === 0
          ? t('series.nothing')
          : `${t('series.makes', { count: periods.length })} ${t('series.onDays', { count: days.size })}`}
      </Text>
      <div className={classes.previewDays}>
        {[...days].map(([day, those]) => (
          <div key={day}>
            <Text size="sm" fw={600}>
              {zone.weekday(day)}, {zone.date(day)}
            </Text>
            <ul className={classes.periods}>
              {those.map(period => {
                const clash = clashOf(period, taken)
                return (
                  <li key={period.startsAt.getTime()} data-clash={clash !== undefined || undefined}>
                    {zone.span(period.startsAt, period.endsAt)}
                    {clash && (
                      <Text size="xs">{t('series.clash', { span: zone.span(clash.startsAt, clash.endsAt) })}</Text>
                    )}
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
