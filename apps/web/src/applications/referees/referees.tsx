import { Button, Stack, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unsaved } from '../../parts/unsaved.ts'
import type { Mine } from '../queries.ts'
import { AddReferee, refereeKey } from './add-referee.tsx'
import { RefereeCard } from './referee-card.tsx'

type Props = { readonly application: Mine; readonly onChanged: () => Promise<unknown> }

export const Referees = ({ application, onChanged }: Props) => {
  const { t } = useTranslation('applications')
  const { applicationId, references, may } = application
  const [isAdding, setAdding] = useState(() => unsaved.of(refereeKey(applicationId)).read() !== undefined)
  const add = useRef<HTMLButtonElement>(null)
  const wasAdding = useRef(isAdding)
  useEffect(() => {
    if (wasAdding.current && !isAdding) add.current?.focus()
    wasAdding.current = isAdding
  }, [isAdding])
  return (
    <Stack id="referees" tabIndex={-1}>
      {references.length === 0 && !isAdding && <Text c="dimmed">{t('referee.none')}</Text>}
      {references.map(reference => (
        <RefereeCard key={reference.referenceId} reference={reference} onChanged={onChanged} />
      ))}
      {isAdding && (
        <AddReferee
          applicationId={applicationId}
          onAdded={async () => {
            await onChanged()
            setAdding(false)
          }}
          onCancel={() => setAdding(false)}
        />
      )}
      {!isAdding && may.includes('nameReferee') && (
        <div>
          <Button
            ref={add}
            variant="default"
            leftSection={<IconUserPlus size={17} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('referee.add')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
