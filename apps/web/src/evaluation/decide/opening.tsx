import { Button } from '@mantine/core'
import { IconEye, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { groupQuery } from '../../groups/queries.ts'
import { useFormat } from '../../language/format.ts'
import { type Detail, isUnread, nameOf } from '../application.ts'
import { Calm } from '../calm.tsx'
import { useSecondsTo } from './countdown.tsx'
import classes from './decide.module.css'

type Props = {
  readonly detail: Detail
  readonly isBusy: boolean
  readonly onOpen: () => void
  readonly onUnread: () => void
}

/** Says when the applicant sees that their application is being reviewed, and until when that can be undone. */
export const Opening = ({ detail, isBusy, onOpen, onUnread }: Props) => {
  const { t } = useTranslation('evaluation')
  const opening = useOpening(detail)
  const { may, applicant, reviewKnownFrom } = detail
  const name = applicant ? nameOf(applicant) : ''
  if (opening === 'asked')
    return (
      <div className={classes.listed}>
        <Calm icon={IconEye}>{t('opening.final', { name })}</Calm>
        <Button size="xs" variant="default" disabled={isBusy} onClick={onOpen}>
          {t('opening.begin')}
        </Button>
      </div>
    )
  if (!may.includes('unread') || reviewKnownFrom === null) return null
  return <Opened until={reviewKnownFrom} name={name} isBusy={isBusy} onUnread={onUnread} />
}

type OpenedProps = {
  readonly until: string
  readonly name: string
  readonly isBusy: boolean
  readonly onUnread: () => void
}

const Opened = ({ until, name, isBusy, onUnread }: OpenedProps) => {
  const { t } = useTranslation('evaluation')
  const format = useFormat()
  if (useSecondsTo(until) === 0) return null
  return (
    <div className={classes.listed}>
      <Calm icon={IconEye}>{t('opening.known', { name, time: format.soon(until) })}</Calm>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconMail size={16} aria-hidden />}
        disabled={isBusy}
        onClick={onUnread}
      >
        {t('step.unread')}
      </Button>
    </div>
  )
}

/** Reading starts the review only while that can be undone; otherwise the reader is asked. */
export const useOpening = (detail: Detail): 'automatic' | 'asked' | undefined => {
  const { data: group, isError, isFetching } = useQuery(groupQuery(detail.researchGroup.researchGroupId))
  if (!isUnread(detail) || !detail.may.includes('open')) return undefined
  if (isError || group?.letterGraceMinutes === 0) return 'asked'
  // The group may have given up its grace time since it was read last.
  return group === undefined || isFetching ? undefined : 'automatic'
}
