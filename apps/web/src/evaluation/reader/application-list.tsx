import { Button, Skeleton, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { isUnread, signed } from '../application.ts'
import type { EvaluationSearch } from '../search.ts'
import { StateBadge } from '../state-badge.tsx'
import { UnreadMark } from '../unread-mark.tsx'
import { useName } from '../use-name.ts'
import classes from './reader.module.css'
import type { Walk } from './use-walk.ts'

type Props = {
  readonly walk: Walk
  readonly applicationId: string
  readonly search: EvaluationSearch
  readonly onChoose: () => void
}

/** The list that the person came from, in the same order. */
export const ApplicationList = ({ walk: { pages, lines }, applicationId, search, onChoose }: Props) => {
  const { t } = useTranslation(['evaluation', 'app'])
  const called = useName()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [applicationId, lines.length])
  const hasJobs = new Set(lines.map(({ jobId }) => jobId)).size > 1
  if (pages.error) return <ProblemNotice error={pages.error} onRetry={() => void pages.refetch()} />
  return (
    <>
      {pages.isPending && [1, 2, 3, 4].map(each => <Skeleton key={each} height={58} mb="xs" aria-busy />)}
      <ul className={classes.lines} ref={list}>
        {lines.map(line => (
          <li key={line.applicationId}>
            <Link
              to="/evaluation/$applicationId"
              params={{ applicationId: line.applicationId }}
              search={search}
              resetScroll={false}
              className={classes.line}
              data-unread={isUnread(line) || undefined}
              aria-current={line.applicationId === applicationId ? 'page' : undefined}
              onClick={onChoose}
            >
              <span className={classes.lineName}>
                <UnreadMark line={line} />
                {called(line)}
              </span>
              {hasJobs && <span className={classes.lineJob}>{line.jobTitle}</span>}
              <span className={classes.lineFacts}>
                <StateBadge state={line.state} size="sm" />
                {line.myRating !== null && (
                  <Text span size="xs">
                    {t('rating.mine', { mark: signed(line.myRating) })}
                  </Text>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          fullWidth
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('app:more')}
        </Button>
      )}
    </>
  )
}
