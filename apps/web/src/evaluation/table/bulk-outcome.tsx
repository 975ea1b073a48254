import { Button, Group, Modal, Text } from '@mantine/core'
import { IconArrowBackUp, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../api/problem.ts'
import { useExplain } from '../../problems/explain.ts'
import { type Line, type Outcome } from '../application.ts'
import { consequencesQuery } from '../decide/consequences.tsx'
import { useFocusBack } from '../use-focus-back.ts'
import { useName } from '../use-name.ts'
import classes from './table.module.css'

/** The inverse of each step that applicants do not know of yet. */
const undoing = { open: 'unread', shortlist: 'unlist', reject: 'reconsider' } as const
type Undoing = (typeof undoing)[keyof typeof undoing]
export type BulkStep = keyof typeof undoing | Undoing

type Props = {
  readonly action: BulkStep
  readonly lines: readonly Line[]
  readonly results: readonly Outcome[]
  readonly isPending: boolean
  readonly onUndo: (action: Undoing, lines: readonly Line[]) => void
  readonly onClose: () => void
}

/** The result for each application, with undo. */
export const BulkOutcome = ({ action, lines, results, isPending, onUndo, onClose }: Props) => {
  const { t } = useTranslation(['evaluation', 'app'])
  const called = useName()
  useFocusBack()
  const explain = useExplain()
  const refused = results.filter(({ code }) => code !== undefined)
  // Leaves out what somebody else had already done.
  const changed = lines.flatMap(line => {
    const { state } = results.find(({ applicationId }) => applicationId === line.applicationId) ?? {}
    return state && state !== line.state ? [{ ...line, state }] : []
  })
  const isChanged = ({ applicationId }: Outcome): boolean => changed.some(line => line.applicationId === applicationId)
  const undo = isUndone(action) && changed.length > 0 ? undoing[action] : undefined
  const { data: foreseen } = useQuery({
    ...consequencesQuery(changed.map(({ applicationId }) => applicationId)),
    enabled: undo !== undefined,
  })
  // Nobody hears of the shortlist; anything else is final without a waiting time.
  const isOpen = undo === 'unlist' || (foreseen !== undefined && foreseen.graceMinutes > 0)
  const named = (id: string): string => {
    const line = lines.find(({ applicationId }) => applicationId === id)
    return line ? called(line) : id
  }
  const outcomeText = (outcome: Outcome): string => {
    const { code, status, state } = outcome
    if (code !== undefined) return explain(new Problem({ code, status })).title
    const now = state ? t(`state.${state}`) : ''
    return isChanged(outcome) ? now : t('bulk.unchanged', { state: now })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={changed.length > 0 ? t(`bulk.done.${action}`, { count: changed.length }) : t('bulk.nothing')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      {refused.length > 0 && <Text mb="sm">{t('bulk.refused', { count: refused.length })}</Text>}
      <ul className={classes.outcome}>
        {[...refused, ...results.filter(each => !refused.includes(each))].map(result => (
          <li key={result.applicationId}>
            {result.code === undefined ? (
              <IconCircleCheck size={20} color="var(--mantine-color-teal-6)" aria-hidden />
            ) : (
              <IconCircleX size={20} color="var(--mantine-color-red-6)" aria-hidden />
            )}
            <span>
              <strong>{named(result.applicationId)}</strong>
              <Text span display="block" size="sm" c="dimmed">
                {outcomeText(result)}
              </Text>
            </span>
          </li>
        ))}
      </ul>
      {undo && (isOpen || foreseen) && (
        <Text size="sm" c="dimmed" mt="sm">
          {t(isOpen ? `bulk.hint.${undo}` : 'bulk.hint.atOnce')}
        </Text>
      )}
      <Group justify="flex-end" mt="md">
        {undo && isOpen && (
          <Button
            variant="default"
            loading={isPending}
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => onUndo(undo, changed)}
          >
            {t(`bulk.undo.${undo}`)}
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          {t('app:close')}
        </Button>
      </Group>
    </Modal>
  )
}

const isUndone = (action: BulkStep): action is keyof typeof undoing => Object.hasOwn(undoing, action)
