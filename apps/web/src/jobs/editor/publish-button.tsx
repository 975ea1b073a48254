import { Button } from '@mantine/core'
import { IconWorldUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { StepDialog } from '../consequences/step-dialog.tsx'
import type { Job } from '../queries.ts'
import type { Draft } from './draft.ts'
import { goTo } from './go-to.ts'
import { missingId } from './missing.tsx'
import { hasBrackets, missingFields, missingFieldsOfChanges, today } from './missing-fields.ts'

type Props = {
  readonly job: Job
  readonly draft: Draft
  /** The first time, or again with changes. */
  readonly step: 'publish' | 'publishChanges'
  readonly isPending: boolean
  readonly onPublish: () => void
}

/** Shows what is missing, asks about outline placeholders, and says whom publishing reaches. */
export const PublishButton = ({ job, draft, step, isPending, onPublish }: Props) => {
  const { t } = useTranslation('jobs')
  const [isAsking, setAsking] = useState<'brackets' | 'publish'>()
  const { descriptionEn, descriptionDe } = draft
  const publish = (): void => {
    const missing = step === 'publish' ? missingFields(draft, today()) : missingFieldsOfChanges(draft)
    if (missing.length > 0) goTo(missingId)
    else setAsking(hasBrackets(descriptionEn) || hasBrackets(descriptionDe) ? 'brackets' : 'publish')
  }
  return (
    <>
      <Button
        leftSection={<IconWorldUpload size={17} stroke={1.6} aria-hidden />}
        loading={isPending}
        onClick={publish}
      >
        {t(`step.${step}`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking === 'brackets'}
        onClose={() => setAsking(undefined)}
        title={t('step.bracketsTitle')}
        text={t('step.bracketsText')}
        confirm={t('step.publishAnyway')}
        onConfirm={() => setAsking('publish')}
      />
      {isAsking === 'publish' && (
        <StepDialog job={job} step={step} onClose={() => setAsking(undefined)} onConfirm={onPublish} />
      )}
    </>
  )
}
