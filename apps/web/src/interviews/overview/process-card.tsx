import { Badge, Skeleton } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import type { Overview } from '../queries.ts'
import classes from './overview.module.css'

type Props = { readonly process: Overview }

const kinds = ['uncontacted', 'invited', 'scheduled', 'completed'] as const

export const ProcessCard = ({ process }: Props) => {
  const { t } = useTranslation('interviews')
  const format = useFormat()
  const {
    processId,
    jobTitle,
    counts,
    freeSlots,
    nextInterviewAt,
    closed,
    timezone,
    researchGroupId: groupId,
  } = process
  const isBegun = kinds.some(kind => counts[kind] > 0)
  return (
    <Link to="/groups/$groupId/interviews/$processId" params={{ groupId, processId }} className={classes.card}>
      <h2 className={classes.title}>{jobTitle}</h2>
      {closed && (
        <Badge color="gray" variant="light" tt="none" fw={600} leftSection={<IconLock size={13} aria-hidden />}>
          {t('overview.closed')}
        </Badge>
      )}
      {isBegun && (
        <dl className={classes.counts}>
          {kinds.map(kind => (
            <div key={kind} data-none={counts[kind] === 0 || undefined}>
              <dt>{t(`counts.${kind}`)}</dt>
              <dd>{counts[kind]}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={classes.foot}>
        {!isBegun && <span>{t('overview.nobody')}</span>}
        <span>{t('overview.free', { count: freeSlots })}</span>
        <span>
          {nextInterviewAt
            ? t('overview.next', { when: format.instantIn(nextInterviewAt, timezone) })
            : t('overview.noNext')}
        </span>
      </p>
    </Link>
  )
}

export const ProcessSkeletons = () => (
  <div className={classes.cards} aria-busy>
    {[1, 2, 3].map(each => (
      <Skeleton key={each} height={170} radius="lg" />
    ))}
  </div>
)
