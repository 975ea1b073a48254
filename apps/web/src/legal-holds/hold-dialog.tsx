import { Button, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceNow } from '../api/service-time.ts'
import { DialogButtons } from '../parts/dialog-buttons.tsx'
import { ProblemNotice } from '../problems/problem-notice.tsx'

export type HoldWords = { readonly reason: string; readonly until: string }

type Props = {
  readonly title: string
  /** What will happen, and who reads of it. */
  readonly text: string
  readonly submit: string
  /** Fields above the reason. */
  readonly children?: ReactNode
  readonly values: HoldWords
  readonly onChange: (part: Partial<HoldWords>) => void
  readonly isReady?: boolean
  readonly isPending: boolean
  readonly error: Error | null
  readonly onSubmit: () => void
  readonly onClose: () => void
}

const longestReason = 1_000

/** Reason and last day. */
export const HoldDialog = ({
  title,
  text,
  submit,
  children,
  values,
  onChange,
  isReady = true,
  isPending,
  error,
  onSubmit,
  onClose,
}: Props) => {
  const { t } = useTranslation(['legal-holds', 'app'])
  const today = new Date(serviceNow()).toISOString().slice(0, 10)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': t('app:close') }}>
      <form onSubmit={send}>
        <Stack>
          {children}
          <Textarea
            label={t('reason')}
            description={t('reasonHint')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={longestReason}
            required
            value={values.reason}
            onChange={event => onChange({ reason: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('until')}
            description={t('untilHint')}
            min={today}
            max="2999-12-31"
            required
            value={values.until}
            onChange={event => onChange({ until: event.currentTarget.value })}
          />
          <Text size="sm">{text}</Text>
          {error && <ProblemNotice error={error} />}
          <DialogButtons onClose={onClose}>
            <Button
              type="submit"
              disabled={!isReady || values.reason.trim() === '' || values.until === ''}
              loading={isPending}
            >
              {submit}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}
