import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../language/format.ts'
import type { System } from './queries.ts'
import classes from './system.module.css'

type Props = { readonly system: System }

export const Installation = ({ system: { version, startedAt, database, mail, hasAi } }: Props) => {
  const { t } = useTranslation('system')
  const format = useFormat()
  const facts = [
    [t('version'), version],
    [t('running'), format.instant(startedAt)],
    [t('database'), t(`databases.${database}`)],
    [t('mail'), t(`mails.${mail}`)],
    [t('ai'), t(hasAi ? 'hasAi' : 'hasNoAi')],
  ] as const
  return (
    <section aria-labelledby="installation">
      <Title order={2} size="h3" mb="md" id="installation">
        {t('installation')}
      </Title>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
