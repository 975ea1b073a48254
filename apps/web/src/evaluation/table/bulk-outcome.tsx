import { Button, Group, Modal, Text } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../api/problem.ts'
import { useExplain } from '../../problems/explain.ts'
import { type Line, type Outcome } from '../application.ts'
import { useFocusBack } from '../use-focus-back.ts'
import { useName } from '../use-name.ts'
import classes from './table.module.css'

type Props = {
  readonly action: 'open' | 'shortlist' | 'reject'
  readonly lines: readonly Line[]
  readonly results: readonly Outcome[]
  readonly onClose: () => void
}

/** What became of each. */
export const BulkOutcome = ({ action, lines, results, onClose }: Props) => {
  const { t } = useTranslation(['evaluation', 'app'])
  const called = useName()
  useFocusBack()
  const explain = useExplain()
  const refused = results.filter(({ code }) => code !== undefined)
  const done = results.length - refused.length
  const named = (id: string): string => {
    const line = lines.find(({ applicationId }) => applicationId === id)
    return line ? called(line) : id
  }
  const told = ({ code, status, state }: Outcome): string =>
    code === undefined ? (state ? t(`state.${state}`) : '') : explain(new Problem({ code, status })).title
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`bulk.done.${action}`, { count: done })}
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
                {told(result)}
              </Text>
            </span>
          </li>
        ))}
      </ul>
      {action === 'reject' && done > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('bulk.takeBackHint')}
        </Text>
      )}
      <Group justify="flex-end" mt="md">
        <Button data-autofocus onClick={onClose}>
          {t('app:close')}
        </Button>
      </Group>
    </Modal>
  )
}
