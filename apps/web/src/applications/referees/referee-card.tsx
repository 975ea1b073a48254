import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { DocumentLink } from '../../applicants/documents/document-link.tsx'
import { isAhead } from '../../language/is-ahead.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import type { Reference } from '../queries.ts'
import { nameOf, type Referee, refereeOf } from './referee.ts'
import { RefereeForm } from './referee-form.tsx'
import { RefereeState } from './referee-state.tsx'
import classes from './referees.module.css'

type Props = { readonly reference: Reference; readonly onChanged: () => Promise<unknown> }

export const RefereeCard = ({ reference, onChanged }: Props) => {
  const { t } = useTranslation(['applications', 'app'])
  const [isEditing, setEditing] = useState(false)
  const { referenceId, may, version, requestedAt, letter } = reference
  const path = { referenceId }
  const change = useAction({
    isQuiet: true,
    run: (referee: Referee) =>
      dataOf(api.PATCH('/api/references/{referenceId}', { params: { path }, body: { ...referee, version } })),
    message: t('referee.changed'),
    after: async () => {
      await onChanged()
      setEditing(false)
    },
  })
  const remove = useAction({
    run: () => dataOf(api.DELETE('/api/references/{referenceId}', { params: { path } })),
    message: t('referee.removed'),
    after: onChanged,
  })
  const name = nameOf(reference)
  const isAsked = requestedAt !== null && !isAhead(requestedAt)
  if (isEditing)
    return (
      <RefereeForm
        title={name}
        first={refereeOf(reference)}
        {...(isAsked && { asked: reference.email })}
        error={change.error}
        isPending={change.isPending}
        onSave={referee => change.mutate(referee)}
        onCancel={() => setEditing(false)}
      />
    )
  return (
    <div className={classes.card}>
      <div className={classes.row}>
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {[reference.institution, reference.email].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Group gap="xs">
          {may.includes('edit') && (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={`${t('app:edit')}: ${name}`}
              onClick={() => setEditing(true)}
            >
              {t('app:edit')}
            </Button>
          )}
          {(may.includes('remove') || may.includes('cancel')) && (
            <ConfirmButton
              size="compact-sm"
              variant="subtle"
              color="red"
              aria-label={`${t('referee.remove')}: ${name}`}
              title={t('referee.removeTitle', { name })}
              text={t(isAsked ? 'referee.cancelText' : 'referee.removeText')}
              confirm={t('referee.remove')}
              onConfirm={() => remove.mutate()}
            >
              {t('referee.remove')}
            </ConfirmButton>
          )}
        </Group>
      </div>
      <RefereeState reference={reference} />
      {letter && <DocumentLink document={letter} />}
    </div>
  )
}
