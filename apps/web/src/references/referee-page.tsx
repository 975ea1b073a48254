import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../api/problem.ts'
import { PageMessage } from '../app/page-message.tsx'
import { chosenLanguage } from '../language/language.ts'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { ProblemNotice } from '../problems/problem-notice.tsx'
import { type RefereePage as Page, refereeQuery } from './queries.ts'
import { Request } from './request.tsx'
import { Unsent } from './unsent.tsx'

const route = getRouteApi('/reference-letters/$token')

/** For referees, who have no account. */
export const RefereePage = () => {
  const { t, i18n } = useTranslation('references')
  const { token } = route.useParams()
  const { data: page, error, refetch } = useQuery(refereeQuery(token))
  const [reloads, setReloads] = useState(0)
  const reload = async (): Promise<void> => {
    await refetch()
    setReloads(count => count + 1)
  }
  const language = page?.language
  useEffect(() => {
    // Follows the language of the letter, unless one was chosen here.
    if (language && chosenLanguage() === undefined && i18n.language !== language) void i18n.changeLanguage(language)
  }, [language, i18n])
  if (isProblem(error, 'NOT_FOUND'))
    return <PageMessage title={t('unknown.title')} text={t('unknown.text')} code="NOT_FOUND" />
  if (error) return <ProblemNotice error={error} onRetry={() => void refetch()} />
  if (page === undefined) return <PageSkeleton />
  if (page.state !== 'REQUESTED') return <NothingToDo token={token} page={page} />
  return <Request key={`${token} ${reloads}`} token={token} page={page} onReload={() => void reload()} />
}

type Props = { readonly token: string; readonly page: Page }

/** Says why there is nothing to do. */
const NothingToDo = ({ token, page: { state, refereeName, applicantName, jobTitle } }: Props) => {
  const { t } = useTranslation('references')
  const names = { referee: refereeName, applicant: applicantName, job: jobTitle }
  const shown = state === 'REQUESTED' ? 'ADDED' : state
  return (
    <PageMessage title={t(`over.${shown}.title`, names)} text={t(`over.${shown}.text`, names)}>
      <Unsent token={token} />
    </PageMessage>
  )
}
