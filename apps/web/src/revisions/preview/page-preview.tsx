import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { membersQuery } from '../../groups/queries.ts'
import { Advert } from '../../jobs/advert/advert.tsx'
import { type Draft, isAsked } from '../../jobs/editor/draft.ts'
import type { Job } from '../../jobs/queries.ts'

type Props = {
  readonly job: Job
  readonly draft: Draft
  /** Shown if no banner is chosen. */
  readonly usualBanner: string | null
}

export const PagePreview = ({ job, draft, usualBanner }: Props) => {
  const { t } = useTranslation('jobs')
  const { data: members } = useQuery(membersQuery(job.researchGroupId))
  const professor = members?.items.find(({ userId }) => userId === draft.supervisingProfessorId)
  const name = professor && `${professor.firstName} ${professor.lastName}`.trim()
  return (
    <Advert
      isPart
      job={{
        ...job,
        ...draft,
        title: draft.title.trim() || t('mine.newTitle'),
        questions: draft.questions.filter(isAsked).map(({ key, ...question }) => ({ questionId: key, ...question })),
        supervisingProfessorName: name || null,
        bannerId: draft.imageId ?? usualBanner,
      }}
    />
  )
}
