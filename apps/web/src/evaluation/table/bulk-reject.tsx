import { Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type Line, underway } from '../application.ts'
import { DecideDialog } from '../decide/decide-dialog.tsx'
import type { Verdict } from '../decide/verdict.ts'
import { useName } from '../use-name.ts'

type Props = {
  readonly lines: readonly Line[]
  readonly isPending: boolean
  readonly onClose: () => void
  readonly onReject: (verdict: Verdict, lines: readonly Line[]) => void
}

const open: ReadonlySet<string> = new Set(underway)

/** Names whom a rejection concerns before it happens, and leaves out whom it cannot concern. */
export const BulkReject = ({ lines, isPending, onClose, onReject }: Props) => {
  const { t } = useTranslation(['evaluation', 'app'])
  const rejected = lines.filter(({ state }) => open.has(state))
  const left = lines.filter(({ state }) => !open.has(state))
  const [first, ...others] = rejected
  if (first === undefined)
    return (
      <Modal
        opened
        onClose={onClose}
        title={t('bulk.noneToReject')}
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        <Stack>
          <Names title={t('bulk.leftOut')} lines={left} isStateSaid />
          <Group justify="flex-end">
            <Button onClick={onClose}>{t('app:close')}</Button>
          </Group>
        </Stack>
      </Modal>
    )
  return (
    <DecideDialog
      decision="REJECTED"
      about={first}
      title={t('bulk.rejectTitle', { count: rejected.length })}
      others={others.map(({ applicationId }) => applicationId)}
      people={
        <>
          <Names title={t('bulk.rejected')} lines={rejected} />
          {left.length > 0 && <Names title={t('bulk.leftOut')} lines={left} isStateSaid />}
        </>
      }
      isListed={rejected.some(({ state }) => state === 'INTERVIEW')}
      isPending={isPending}
      onClose={onClose}
      onDecide={verdict => onReject(verdict, rejected)}
    />
  )
}

type NamesProps = { readonly title: string; readonly lines: readonly Line[]; readonly isStateSaid?: boolean }

const Names = ({ title, lines, isStateSaid = false }: NamesProps) => {
  const { t } = useTranslation('evaluation')
  const called = useName()
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm">
        {lines.map(line => (
          <List.Item key={line.applicationId}>
            {[called(line), isStateSaid && t(`state.${line.state}`), line.jobTitle].filter(Boolean).join(' · ')}
          </List.Item>
        ))}
      </List>
    </div>
  )
}
