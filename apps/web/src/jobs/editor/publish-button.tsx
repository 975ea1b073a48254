import { Button } from '@mantine/core'
import { IconWorldUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import type { Draft } from './draft.ts'
import { goTo } from './go-to.ts'
import { hasBrackets, lacksOf } from './lacks.ts'
import { missingId } from './missing.tsx'

type Props = { readonly draft: Draft; readonly isPending: boolean; readonly onPublish: () => void }

/** Leads to what is missing, and asks when the outline has not been filled in. */
export const PublishButton = ({ draft, isPending, onPublish }: Props) => {
  const { t } = useTranslation('jobs')
  const [isAsking, setAsking] = useState(false)
  const { descriptionEn, descriptionDe } = draft
  const publish = (): void => {
    if (lacksOf(draft, new Date().toISOString().slice(0, 10)).length > 0) goTo(missingId)
    else if (hasBrackets(descriptionEn) || hasBrackets(descriptionDe)) setAsking(true)
    else onPublish()
  }
  return (
    <>
      <Button
        leftSection={<IconWorldUpload size={17} stroke={1.6} aria-hidden />}
        loading={isPending}
        onClick={publish}
      >
        {t('step.publish')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('step.bracketsTitle')}
        text={t('step.bracketsText')}
        confirm={t('step.publishAnyway')}
        onConfirm={onPublish}
      />
    </>
  )
}
