import { Button, CloseButton, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeed } from '../../api/use-deed.ts'
import type { Line, Outcome } from '../application.ts'
import { DecideDialog } from '../judge/decide-dialog.tsx'
import type { Verdict } from '../judge/verdict.ts'
import { noteLine } from '../note.ts'
import { listKey } from '../queries.ts'
import { decideMany } from '../verbs.ts'
import { BulkOutcome } from './bulk-outcome.tsx'
import classes from './table.module.css'
import type { Selection } from './use-selection.ts'

type Asked = { readonly action: 'open' | 'shortlist' | 'reject'; readonly verdict?: Verdict }
type Done = { readonly action: Asked['action']; readonly lines: readonly Line[]; readonly results: readonly Outcome[] }
type Props = { readonly selection: Selection }

/** The same deed for all that are ticked. */
export const BulkBar = ({ selection }: Props) => {
  const { t } = useTranslation('evaluation')
  const [isRejecting, setRejecting] = useState(false)
  const [done, setDone] = useState<Done>()
  const { chosen, clear } = selection
  const first = chosen[0]
  const decide = useDeed({
    run: async ({ action, verdict }: Asked): Promise<Done> => {
      const applicationIds = chosen.map(({ applicationId }) => applicationId)
      const said = verdict
        ? { reason: verdict.reason, message: verdict.message, notify: verdict.notify }
        : { notify: true }
      return { action, lines: chosen, results: await decideMany({ action, applicationIds, ...said }) }
    },
    stale: [listKey],
    after: outcome => {
      for (const { applicationId, state, version } of outcome.results)
        if (state && version) noteLine(applicationId, { state, version })
      setRejecting(false)
      setDone(outcome)
      clear()
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
            loading={decide.isPending}
            onClick={() => decide.mutate({ action: 'open' })}
          >
            {t('bulk.open')}
          </Button>
          <Button
            size="xs"
            variant="default"
            loading={decide.isPending}
            onClick={() => decide.mutate({ action: 'shortlist' })}
          >
            {t('bulk.shortlist')}
          </Button>
          <Button size="xs" color="red" variant="light" disabled={decide.isPending} onClick={() => setRejecting(true)}>
            {t('bulk.reject')}
          </Button>
          <CloseButton aria-label={t('bulk.clear')} onClick={clear} />
        </div>
      )}
      {isRejecting && first && (
        <DecideDialog
          decision="REJECTED"
          about={first}
          title={t('bulk.rejectTitle', { count: chosen.length })}
          others={chosen.length - 1}
          isPending={decide.isPending}
          onClose={() => setRejecting(false)}
          onDecide={verdict => decide.mutate({ action: 'reject', verdict })}
        />
      )}
      {done && <BulkOutcome {...done} onClose={() => setDone(undefined)} />}
    </>
  )
}
