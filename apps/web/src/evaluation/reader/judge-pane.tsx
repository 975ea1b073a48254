import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { Readers } from '../../readings/readers.tsx'
import { Conflict } from '../../recusals/conflict.tsx'
import { type Detail, nameOf } from '../application.ts'
import { Comments } from '../comments/comments.tsx'
import { InterviewLink } from '../decide/interview-link.tsx'
import { Listed } from '../decide/listed.tsx'
import { Opening } from '../decide/opening.tsx'
import { Reviews } from '../decide/reviews.tsx'
import { Steps } from '../decide/steps.tsx'
import { type Undoable, undoOf } from '../decide/undo.ts'
import type { Decision } from '../decide/verdict.ts'
import { ratingsQuery } from '../queries.ts'
import { MyRating, type Rater } from '../rate/my-rating.tsx'
import { OtherRatings } from '../rate/other-ratings.tsx'
import { StateBadge } from '../state-badge.tsx'
import classes from './judge-pane.module.css'

type Props = {
  readonly detail: Detail
  readonly isBusy: boolean
  readonly rater: Ref<Rater>
  readonly field: Ref<HTMLTextAreaElement>
  readonly onDecide: (decision: Decision) => void
  readonly onShortlist: () => void
  readonly onUndo: (undo: Undoable) => void
  readonly onOpen: () => void
  readonly onUnread: () => void
  /** The application does not exist for the reader any more. */
  readonly onGone: () => unknown
}

/** Where a member decides, rates and comments. */
export const JudgePane = ({
  detail,
  isBusy,
  rater,
  field,
  onDecide,
  onShortlist,
  onUndo,
  onOpen,
  onUnread,
  onGone,
}: Props) => {
  const { t } = useTranslation(['evaluation', 'recusals', 'readings'])
  const format = useFormat()
  const { applicationId, state, may, job, applicant } = detail
  const { data: ratings, error, refetch } = useQuery(ratingsQuery(applicationId))
  const [removals, setRemovals] = useState(0)
  const name = applicant ? nameOf(applicant) : ''
  const undo = undoOf(detail, name)
  return (
    <>
      <section className={classes.section} aria-labelledby="decision">
        <div className={classes.head}>
          <h2 id="decision">{t('panel.decision')}</h2>
          <StateBadge state={state} />
        </div>
        {job.promisedDecisionBy && may.includes('accept') && (
          <p className={classes.promise}>
            {t('panel.promised', {
              date: format.date(job.promisedDecisionBy),
              when: format.inDays(job.promisedDecisionBy),
            })}
          </p>
        )}
        <Reviews detail={detail} name={name} onUndo={onUndo} />
        <Steps may={may} isBusy={isBusy} onDecide={onDecide} onShortlist={onShortlist} />
        <Opening detail={detail} isBusy={isBusy} onOpen={onOpen} onUnread={onUnread} />
        {undo?.step === 'SHORTLISTED' && <Listed isBusy={isBusy} onUnlist={() => onUndo(undo)} />}
        {state === 'INTERVIEW' && <InterviewLink job={job} />}
      </section>
      <section className={classes.section} aria-labelledby="rating">
        <h2 id="rating">{t('panel.myRating')}</h2>
        {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
        {!ratings && !error && <Skeleton height={120} aria-busy />}
        {ratings && (
          <MyRating
            key={`${applicationId} ${removals}`}
            detail={detail}
            ratings={ratings}
            rater={rater}
            onRemoved={() => setRemovals(removals + 1)}
          />
        )}
      </section>
      <section className={classes.section} aria-labelledby="others">
        <h2 id="others">{t('panel.others')}</h2>
        {ratings && <OtherRatings ratings={ratings} />}
      </section>
      <section className={classes.section} aria-labelledby="comments">
        <h2 id="comments">{t('panel.comments')}</h2>
        <Comments key={applicationId} detail={detail} field={field} />
      </section>
      <section className={classes.section} aria-labelledby="readers">
        <h2 id="readers">{t('readings:one')}</h2>
        <Readers
          key={applicationId}
          applicationId={applicationId}
          jobId={detail.job.jobId}
          groupId={detail.researchGroup.researchGroupId}
          readers={detail.readers}
        />
      </section>
      <section className={classes.section} aria-labelledby="conflict">
        <h2 id="conflict">{t('recusals:one')}</h2>
        <Conflict
          key={applicationId}
          applicationId={applicationId}
          jobId={detail.job.jobId}
          groupId={detail.researchGroup.researchGroupId}
          likely={detail.likelyConflict}
          onGone={onGone}
        />
      </section>
    </>
  )
}
