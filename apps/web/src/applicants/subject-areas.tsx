import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { useCatalogues } from '../catalogues/catalogues.ts'
import { subscriptionsQuery } from './queries.ts'
import { Section } from './section.tsx'

/** Subject areas for which the person gets an e-mail about new positions. */
export const SubjectAreas = () => {
  const { t } = useTranslation('applicants')
  const { options } = useCatalogues()
  const { data } = useQuery(subscriptionsQuery)
  const change = useAction({
    run: (subjectAreas: string[]) => {
      const body = { subjectAreas, ...(data?.version && { version: data.version }) }
      return dataOf(api.PUT('/api/applicants/me/subscriptions', { body }))
    },
    message: t('areas.saved'),
    stale: [subscriptionsQuery.queryKey],
  })
  const shown = change.isPending ? change.variables : data?.subjectAreas
  return (
    <Section title={t('areas.title')} hint={t('areas.hint')}>
      <MultiSelect
        label={t('areas.label')}
        placeholder={shown?.length ? undefined : t('areas.none')}
        data={options('subjectAreas') ?? []}
        value={[...(shown ?? [])]}
        disabled={data === undefined || change.isPending}
        searchable
        clearable
        hidePickedOptions
        clearButtonProps={{ 'aria-label': t('areas.clear') }}
        nothingFoundMessage={t('areas.nothing')}
        onChange={areas => change.mutate(areas)}
        maw="var(--reading)"
      />
    </Section>
  )
}
