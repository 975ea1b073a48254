import { Button, CloseButton, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { isUnread, type Line, type Outcome } from '../application.ts'
import { consequencesQuery } from '../decide/consequences.tsx'
import type { Verdict } from '../decide/verdict.ts'
import { listKey } from '../queries.ts'
import { updateLine } from '../update-cache.ts'
import { decideMany } from '../verbs.ts'
import { BulkOutcome, type BulkStep } from './bulk-outcome.tsx'
import { BulkReject } from './bulk-reject.tsx'
import classes from './table.module.css'
import type { Selection } from './use-selection.ts'

type BulkRequest = { readonly action: BulkStep; readonly verdict?: Verdict; readonly lines: readonly Line[] }
type BulkResult = { readonly action: BulkStep; readonly lines: readonly Line[]; readonly results: readonly Outcome[] }
type Props = { readonly selection: Selection }

/** The same action for all selected applications. */
export const BulkBar = ({ selection }: Props) => {
  const { t } = useTranslation('evaluation')
  const client = useQueryClient()
  const [isRejecting, setRejecting] = useState(false)
  const [isOpeningFinally, setOpeningFinally] = useState(false)
  const [done, setDone] = useState<BulkResult>()
  const { chosen, clear } = selection
  const first = chosen[0]
  const unread = chosen.filter(isUnread)
  const decide = useAction({
    run: async ({ action, verdict, lines }: BulkRequest): Promise<BulkResult> => {
      const applicationIds = lines.map(({ applicationId }) => applicationId)
      const { decision: _, ...message } = verdict ?? { decision: undefined, notify: true }
      return { action, lines, results: await decideMany({ action, applicationIds, ...message }) }
    },
    stale: [listKey],
    after: outcome => {
      for (const { applicationId, state, version } of outcome.results)
        if (state && version) updateLine(applicationId, { state, version })
      setRejecting(false)
      setDone(outcome)
      clear()
    },
  })
  /** What cannot be undone afterwards is asked before. */
  const open = useAction({
    run: () => client.fetchQuery(consequencesQuery(unread.map(({ applicationId }) => applicationId))),
    after: ({ graceMinutes }) => {
      if (graceMinutes > 0) decide.mutate({ action: 'open', lines: unread })
      else setOpeningFinally(true)
    },
  })
  return (
    <>
      {first && (
        <div className={classes.bulk} role="region" aria-label={t('bulk.title')}>
          <Text size="sm" fw={600} role="status">
            {t('bulk.chosen', { count: chosen.length })}
          </Text>
          <Button
            size="xs"
            variant="default"
            loading={decide.isPending || open.isPending}
            disabled={unread.length === 0}
            onClick={() => open.mutate()}
          >
            {t('bulk.open')}
          </Button>
          <Button
            size="xs"
            variant="default"
            loading={decide.isPending}
            onClick={() => decide.mutate({ action: 'shortlist', lines: chosen })}
          >
            {t('bulk.shortlist')}
          </Button>
          <Button size="xs" color="red" variant="light" disabled={decide.isPending} onClick={() => setRejecting(true)}>
            {t('bulk.reject')}
          </Button>
          <CloseButton aria-label={t('bulk.clear')} onClick={clear} />
        </div>
      )}
      <ConfirmDialog
        isOpen={isOpeningFinally}
        onClose={() => setOpeningFinally(false)}
        title={t('bulk.openFinally.title', { count: unread.length })}
        text={t('bulk.openFinally.text')}
        confirm={t('bulk.open')}
        onConfirm={() => decide.mutate({ action: 'open', lines: unread })}
      />
      {isRejecting && first && (
        <BulkReject
          lines={chosen}
          isPending={decide.isPending}
          onClose={() => setRejecting(false)}
          onReject={(verdict, lines) => decide.mutate({ action: 'reject', verdict, lines })}
        />
      )}
      {done && (
        <BulkOutcome
          {...done}
          isPending={decide.isPending}
          onUndo={(action, lines) => decide.mutate({ action, lines })}
          onClose={() => setDone(undefined)}
        />
      )}
    </>
  )
}
