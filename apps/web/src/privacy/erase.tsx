import { Alert, List, Text, TextInput, Title } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { isProblem } from '../api/problem.ts'
import { useAction } from '../api/use-action.ts'
import { useFormat } from '../language/format.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { ProblemNotice } from '../problems/problem-notice.tsx'
import { useMe } from '../session/me.ts'
import { signOut } from '../session/sign-in.ts'
import { heldQuery } from './queries.ts'

const consequences = ['drafts', 'withdrawn', 'kept', 'files', 'final'] as const

/** Deletes the account after the person has read the consequences. */
export const Erase = () => {
  const { t } = useTranslation('privacy')
  const { me } = useMe()
  const format = useFormat()
  const { data: held, error: unknown, refetch } = useQuery(heldQuery)
  const [typed, setTyped] = useState('')
  const erase = useAction({
    isQuiet: true,
    run: () => dataOf(api.DELETE('/api/users/me')),
    after: () => signOut(),
  })
  const isNeeded = isProblem(erase.error, 'STATE_CONFLICT')
  return (
    <section>
      <Title order={2}>{t('erase.title')}</Title>
      <Text mt={4} mb="sm">
        {t('erase.text')}
      </Text>
      <List mb="md" spacing={4}>
        {consequences.map(each => (
          <List.Item key={each}>{t(`erase.means.${each}`)}</List.Item>
        ))}
        {held?.map(({ jobTitle: job, until }, index) => (
          <List.Item key={index} fw={600}>
            {t('erase.means.held', { job, until: format.date(until) })}
          </List.Item>
        ))}
      </List>
      {unknown && <ProblemNotice error={unknown} onRetry={() => void refetch()} />}
      {isNeeded && (
        <Alert color="orange" mb="md" role="alert" icon={<IconAlertCircle aria-hidden />} title={t('erase.last.title')}>
          {t('erase.last.text')}
        </Alert>
      )}
      {erase.error && !isNeeded && <ProblemNotice error={erase.error} />}
      <ConfirmButton
        color="red"
        loading={erase.isPending}
        title={t('erase.confirmTitle')}
        text={t('erase.confirmText')}
        confirm={t('erase.confirm')}
        isReady={held !== undefined && me !== undefined && typed.trim().toLowerCase() === me.email.toLowerCase()}
        onConfirm={() => erase.mutate()}
        form={
          <TextInput
            label={t('erase.type', { email: me?.email ?? '' })}
            autoComplete="off"
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
          />
        }
      >
        {t('erase.button')}
      </ConfirmButton>
    </section>
  )
}
