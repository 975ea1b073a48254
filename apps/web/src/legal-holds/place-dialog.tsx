import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { useTabDraft } from '../parts/use-tab-draft.ts'
import { HoldDialog, type HoldWords } from './hold-dialog.tsx'
import { PositionSelect } from './position-select.tsx'
import { staleAfterHold } from './queries.ts'

const nothing: HoldWords = { reason: '', until: '' }

type Props = { readonly onClose: () => void }

export const PlaceDialog = ({ onClose }: Props) => {
  const { t } = useTranslation('legal-holds')
  const [jobId, setJobId] = useState<string>()
  const { draft, change } = useTabDraft({ key: 'legal-hold.new', first: nothing, version: undefined })
  const place = useAction({
    run: (id: string) =>
      dataOf(api.POST('/api/jobs/{jobId}/legal-holds', { params: { path: { jobId: id } }, body: draft })),
    message: t('placed'),
    stale: staleAfterHold,
    isQuiet: true,
    after: () => {
      change(nothing)
      onClose()
    },
  })
  return (
    <HoldDialog
      title={t('place')}
      text={t('placeText')}
      submit={t('placeDo')}
      values={draft}
      onChange={change}
      isReady={jobId !== undefined}
      isPending={place.isPending}
      error={place.error}
      onSubmit={() => jobId !== undefined && place.mutate(jobId)}
      onClose={onClose}
    >
      <PositionSelect value={jobId} onChoose={setJobId} />
    </HoldDialog>
  )
}
