import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api, dataOf } from '../../../api/client.ts'
import type { Reply } from '../../../api/reply.ts'
import { useLanguage } from '../../../language/use-language.ts'
import type { TextMark } from '../../../parts/text-marks.ts'
import type { Draft } from '../draft.ts'
import { textOffset } from './text-offset.ts'

export type Finding = Reply<'/api/ai/posting-check', 'post'>['findings'][number]
type Description = 'descriptionEn' | 'descriptionDe'

const restMs = 700

const postingOf = (draft: Draft) => {
  const { title, descriptionEn, descriptionDe, applicationDeadline, salaryGrade, contractMonths } = draft
  return { title, descriptionEn, descriptionDe, applicationDeadline, salaryGrade, contractMonths }
}

const marksIn = (html: string, field: Description, findings: readonly Finding[]): readonly TextMark[] =>
  findings.flatMap(({ field: found, from, to, message }) =>
    found === field && from !== null && to !== null
      ? [{ from: textOffset(html, from), to: textOffset(html, to), title: message }]
      : [],
  )

/** Checks a posting again after every pause in the typing. */
export const useCheck = (draft: Draft, researchGroupId: string) => {
  const language = useLanguage()
  const written = JSON.stringify(postingOf(draft))
  const [settled] = useDebouncedValue(written, restMs)
  const { data } = useQuery({
    queryKey: ['jobs', 'check', researchGroupId, language, settled],
    queryFn: async ({ signal }) => {
      const posting = JSON.parse(settled) as ReturnType<typeof postingOf>
      const body = { researchGroupId, ...posting, reader: language }
      const { findings } = await dataOf(api.POST('/api/ai/posting-check', { body, signal }))
      return { posting, findings }
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  const marks = useMemo(() => {
    const of = (field: Description) => data && marksIn(data.posting[field], field, data.findings)
    return { en: of('descriptionEn'), de: of('descriptionDe') }
  }, [data])
  /** Marks on text that has changed would be in the wrong places. */
  const fits = (field: Description): boolean => data?.posting[field] === draft[field]
  return {
    findings: data?.findings ?? [],
    marks: { en: fits('descriptionEn') ? marks.en : undefined, de: fits('descriptionDe') ? marks.de : undefined },
  }
}
