import { Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Figure } from './figure.tsx'
import { type Retention, retentionQuery } from './queries.ts'
import classes from './system.module.css'

type Props = { readonly report: Retention }

export const RetentionReport = ({ report }: Props) => {
  const { t } = useTranslation('system')
  const { isOn, months, warningDays: days, toWarn, toAnonymise, waiting } = report
  const run = useAction({
    run: () => dataOf(api.POST('/api/admin/retention', { body: { dryRun: false } })),
    message: ({ warned, anonymised }) => t('ran', { warned, anonymised }),
    stale: [retentionQuery.queryKey],
  })
  const isDue = toWarn + toAnonymise > 0
  return (
    <section aria-labelledby="retention">
      <Title order={2} size="h3" mb={4} id="retention">
        {t('retention')}
      </Title>
      <Text c="dimmed" size="sm" mb="md" maw="var(--reading)">
        {t('retentionLead', { count: months, days })} {t(isOn ? 'isOn' : 'isOff')}
      </Text>
      <dl className={classes.figures}>
        <Figure label={t('toWarn')} count={toWarn} />
        <Figure label={t('told')} count={waiting} />
        <Figure label={t('toAnonymise')} count={toAnonymise} />
      </dl>
      <Group mt="md">
        {isDue ? (
          <ConfirmButton
            title={t('runTitle')}
            text={t('runText', { count: toAnonymise })}
            confirm={t('run')}
            loading={run.isPending}
            onConfirm={() => run.mutate()}
          >
            {t('run')}
          </ConfirmButton>
        ) : (
          <Text size="sm" c="dimmed">
            {t('nothing')}
          </Text>
        )}
      </Group>
    </section>
  )
}
