import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { useLanguage } from '../language/use-language.ts'

export const cataloguesQuery = queryOptions({
  queryKey: ['catalogues'],
  queryFn: () => dataOf(api.GET('/api/catalogues')),
  staleTime: 10 * 60_000,
})

export type CatalogueName = 'subjectAreas' | 'locations' | 'fundingTypes' | 'salaryGrades'

/** Labels for codes; the code itself until the catalogues have loaded. */
export const useCatalogues = () => {
  const { data } = useQuery(cataloguesQuery)
  const language = useLanguage()
  return {
    label: (name: CatalogueName, code: string | null | undefined): string =>
      data?.[name].find(entry => entry.code === code)?.[language] ?? code ?? '',
    options: (name: CatalogueName) =>
      data?.[name]
        .map(entry => ({ value: entry.code, label: entry[language] }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
  }
}
