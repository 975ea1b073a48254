import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Detail, marks, nameOf } from '../application.ts'
import { DecideDialog } from '../decide/decide-dialog.tsx'
import { useOpening } from '../decide/opening.tsx'
import type { Undoable } from '../decide/undo.ts'
import { useDecide } from '../decide/use-decide.ts'
import type { Decision } from '../decide/verdict.ts'
import { Dossier } from '../dossier/dossier.tsx'
import { jumpBy } from '../dossier/jump.ts'
import { useKeys } from '../keys/use-keys.ts'
import type { Rater } from '../rate/my-rating.tsx'
import { JudgePane } from './judge-pane.tsx'
import classes from './reader.module.css'
import type { Pane } from './reader-bar.tsx'

type Props = {
  readonly detail: Detail
  readonly onPane: (pane: Pane) => void
  readonly onUndo: (undo: Undoable) => void
  readonly onLeave: () => unknown
}

export const Desk = ({ detail, onPane, onUndo, onLeave }: Props) => {
  const { t } = useTranslation('evaluation')
  const { applicationId, applicant, may } = detail
  const name = applicant ? nameOf(applicant) : ''
  const { decide, open, unread, shortlist } = useDecide(detail)
  const [decision, setDecision] = useState<Decision>()
  const rater = useRef<Rater>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useTitleFocus(applicationId)
  const opening = useOpening(detail)
  useAfterGlance(opening === 'automatic' && unread.isIdle, () => open.mutate())
  const begin = (wanted: Decision): void => {
    if (may.includes(wanted === 'ACCEPTED' ? 'accept' : 'reject')) setDecision(wanted)
  }
  const comment = (): void => {
    onPane('judge')
    // After the pane is visible.
    requestAnimationFrame(() => field.current?.focus())
  }
  useKeys({
    ...Object.fromEntries(marks.map((mark, index) => [String(index + 1), () => rater.current?.rate(mark)])),
    c: comment,
    a: () => begin('ACCEPTED'),
    r: () => begin('REJECTED'),
    s: () => may.includes('shortlist') && shortlist.mutate(),
    '[': () => jumpBy(-1),
    ']': () => jumpBy(1),
  })
  return (
    <>
      <article className={classes.dossier} data-scrolls aria-label={t('reader.of', { name })}>
        <Dossier detail={detail} />
      </article>
      <aside className={classes.judge} data-scrolls aria-label={t('reader.judgeOf', { name })}>
        <JudgePane
          detail={detail}
          isBusy={decide.isPending || shortlist.isPending || open.isPending || unread.isPending}
          rater={rater}
          field={field}
          onDecide={begin}
          onShortlist={() => shortlist.mutate()}
          onUndo={onUndo}
          onOpen={() => open.mutate()}
          onUnread={() => unread.mutate(undefined, { onSuccess: onLeave })}
          onGone={onLeave}
        />
      </aside>
      {decision && applicant && (
        <DecideDialog
          decision={decision}
          about={{ ...applicant, applicationId }}
          title={t(`decide.${decision}`, { name })}
          {...(may.includes('fill') && { fills: detail.job.jobId })}
          isListed={detail.state === 'INTERVIEW'}
          isPending={decide.isPending}
          onClose={() => setDecision(undefined)}
          onDecide={verdict => decide.mutate(verdict, { onSettled: () => setDecision(undefined) })}
        />
      )}
    </>
  )
}

/** Leafing past does not count as opening. */
const glanceMs = 500

/** Opening an application starts its review, unless it was just marked as unread. */
const useAfterGlance = (isWanted: boolean, open: () => void): void => {
  const newest = useRef(open)
  newest.current = open
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => newest.current(), glanceMs)
    return () => clearTimeout(timer)
  }, [isWanted])
}

/** Focuses the name of the next application, for keyboards and screen readers. */
const useTitleFocus = (applicationId: string): void => {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    if (path?.endsWith(applicationId) !== true) return
    // After the page has focused its content.
    const frame = requestAnimationFrame(() => {
      if (document.querySelector('[role=dialog][aria-modal=true]')) return
      document.querySelector<HTMLElement>('[data-reader-title]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [path, applicationId])
}
