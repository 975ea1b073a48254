import { Button, Checkbox, Modal, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { type Line, nameOf, type Reason, reasons } from '../application.ts'
import { useFocusBack } from '../use-focus-back.ts'
import { useUnsavedText } from '../use-unsaved-text.ts'
import { Consequences } from './consequences.tsx'
import classes from './decide.module.css'
import { FillJob } from './fill-job.tsx'
import { LetterPreview } from './letter-preview.tsx'
import type { Decision, Verdict } from './verdict.ts'

type Props = {
  readonly decision: Decision
  /** The applicant in the preview of the letter. */
  readonly about: Pick<Line, 'applicationId' | 'firstName' | 'lastName'>
  readonly title: string
  /** Others who get the same letter. */
  readonly others?: readonly string[]
  /** Whom a decision about many is about. */
  readonly people?: ReactNode
  /** The position that an acceptance may fill. */
  readonly fills?: string
  /** Whether it concerns somebody on the shortlist, so that it needs a justification. */
  readonly isListed: boolean
  readonly isPending: boolean
  readonly onClose: () => void
  readonly onDecide: (verdict: Verdict) => void
}

export const DecideDialog = ({
  decision,
  about,
  title,
  others = [],
  people,
  fills,
  isListed,
  isPending,
  onClose,
  onDecide,
}: Props) => {
  const { t } = useTranslation(['evaluation', 'app'])
  useFocusBack()
  const { applicationId } = about
  const [reason, setReason] = useState<Reason>()
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLSelectElement>(null)
  const { text: message, write: setMessage } = useUnsavedText(`decision.${decision}.${applicationId}`)
  const { text: justification, write: setJustification } = useUnsavedText(`justification.${applicationId}`)
  const justificationField = useRef<HTMLTextAreaElement>(null)
  const isUnjustified = isListed && justification.trim() === ''
  const [notify, setNotify] = useState(true)
  const [closeJob, setCloseJob] = useState(false)
  const isRejection = decision === 'REJECTED'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const said = { message, notify, ...(isListed && { justification }) }
    if (isRejection && !reason) {
      setAsked(true)
      field.current?.focus()
    } else if (isUnjustified) {
      setAsked(true)
      justificationField.current?.focus()
    } else if (!isRejection) onDecide({ decision, ...said, closeJob })
    else if (reason) onDecide({ decision, reason, ...said })
  }
  return (
    <Modal opened onClose={onClose} title={title} size="60rem" closeButtonProps={{ 'aria-label': t('app:close') }}>
      <form onSubmit={submit} className={classes.decide}>
        <Stack>
          {people}
          {isRejection && (
            <NativeSelect
              ref={field}
              data-autofocus
              label={t('decide.reason')}
              description={t('decide.reasonHint')}
              withAsterisk
              aria-required
              value={reason ?? ''}
              error={isAsked && !reason && t('decide.reasonMissing')}
              onChange={event => setReason(reasons.find(each => each === event.currentTarget.value))}
              data={[
                { value: '', label: t('decide.choose') },
                ...reasons.map(each => ({ value: each, label: t(`reason.${each}`) })),
              ]}
            />
          )}
          <Textarea
            data-autofocus={!isRejection || undefined}
            label={t('decide.message')}
            description={t('decide.messageHint')}
            autosize
            minRows={4}
            maxRows={12}
            maxLength={5000}
            value={message}
            onChange={event => setMessage(event.currentTarget.value)}
          />
          {isListed && (
            <Textarea
              ref={justificationField}
              label={t('decide.justification')}
              description={t('decide.justificationHint')}
              withAsterisk
              aria-required
              autosize
              minRows={2}
              maxRows={8}
              maxLength={2000}
              value={justification}
              error={isAsked && isUnjustified && t('decide.justificationMissing')}
              onChange={event => setJustification(event.currentTarget.value)}
            />
          )}
          <Checkbox
            label={t('decide.notify')}
            checked={notify}
            onChange={event => setNotify(event.currentTarget.checked)}
          />
          {fills && !isRejection && (
            <FillJob jobId={fills} applicationId={applicationId} isChosen={closeJob} onChange={setCloseJob} />
          )}
        </Stack>
        <section aria-label={t('app:letter.title')}>
          {!notify && <Text c="dimmed">{t('letter.none')}</Text>}
          {notify && isRejection && !reason && <Text c="dimmed">{t('letter.needsReason')}</Text>}
          {notify && (reason ?? !isRejection) && (
            <>
              <LetterPreview
                applicationId={applicationId}
                decision={decision}
                {...(reason && { reason })}
                message={message}
              />
              {others.length > 0 && (
                <Text size="sm" c="dimmed" mt="xs">
                  {t('letter.others', { count: others.length, name: nameOf(about) })}
                </Text>
              )}
            </>
          )}
        </section>
        <div className={classes.confirm}>
          <Consequences applicationIds={[applicationId, ...others]} notify={notify} />
          <DialogButtons onClose={onClose}>
            <Button type="submit" color={isRejection ? 'red.8' : 'teal.9'} loading={isPending}>
              {t(isRejection ? 'decide.reject' : 'decide.accept', { count: others.length + 1 })}
            </Button>
          </DialogButtons>
        </div>
      </form>
    </Modal>
  )
}
