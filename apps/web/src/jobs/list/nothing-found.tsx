import { IconSearchOff } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../parts/empty.tsx'
import { ButtonLink } from '../../parts/links.tsx'

const route = getRouteApi('/positions')

export const NothingFound = () => {
  const { t } = useTranslation('jobs')
  const isNarrowed = Object.keys(route.useSearch()).some(name => name !== 'sort')
  if (!isNarrowed) return <Empty icon={IconSearchOff} title={t('list.none')} text={t('list.noneHint')} />
  return (
    <Empty icon={IconSearchOff} title={t('list.nothing')} text={t('list.nothingHint')}>
      <ButtonLink to="/positions" variant="default">
        {t('list.clearAll')}
      </ButtonLink>
    </Empty>
  )
}
