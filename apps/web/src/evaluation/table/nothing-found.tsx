import { IconInbox, IconSearchOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../parts/empty.tsx'
import { ButtonLink } from '../../parts/links.tsx'
import { type EvaluationSearch, isNarrowed } from '../search.ts'

type Props = { readonly search: EvaluationSearch }

export const NothingFound = ({ search }: Props) => {
  const { t } = useTranslation('evaluation')
  const { researchGroupId } = search
  if (!isNarrowed(search)) return <Empty icon={IconInbox} title={t('empty.none')} text={t('empty.noneHint')} />
  return (
    <Empty icon={IconSearchOff} title={t('empty.nothing')} text={t('empty.nothingHint')}>
      <ButtonLink to="/evaluation" search={researchGroupId ? { researchGroupId } : {}} variant="default">
        {t('empty.all')}
      </ButtonLink>
    </Empty>
  )
}
