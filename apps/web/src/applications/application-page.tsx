import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMe } from '../session/me.ts'
import { NoAccess } from '../session/no-access.tsx'
import { FormPage } from './form/form-page.tsx'
import { applicationQuery, isMine } from './queries.ts'
import { SentPage } from './sent/sent-page.tsx'

const route = getRouteApi('/signed-in-only/applications/$applicationId')

/** One of my applications: the form while it is a draft, its progress afterwards. */
export const ApplicationPage = () => {
  const { applicationId } = route.useParams()
  const { me } = useMe()
  const { data: application } = useSuspenseQuery(applicationQuery(applicationId))
  if (!isMine(application, me?.userId)) return <NoAccess />
  return application.state === 'SAVED' ? (
    <FormPage key={applicationId} application={application} />
  ) : (
    <SentPage application={application} />
  )
}
