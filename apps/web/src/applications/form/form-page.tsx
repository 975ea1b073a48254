import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileQuery } from '../../applicants/queries.ts'
import { PageSkeleton } from '../../parts/page-skeleton.tsx'
import { useMe } from '../../session/me.ts'
import { applicationQuery, type Mine } from '../queries.ts'
import { Form } from './form.tsx'

type Props = { readonly application: Mine }

export const FormPage = ({ application }: Props) => {
  const client = useQueryClient()
  const { me } = useMe()
  const { data: profile } = useSuspenseQuery(profileQuery)
  /** A key: it grows with every reload, so that the form starts again with the service's data. */
  const [beginning, setBeginning] = useState(0)
  const reload = async (): Promise<void> => {
    const { applicationId } = application
    await Promise.all([
      client.fetchQuery({ ...applicationQuery(applicationId), staleTime: 0 }),
      client.fetchQuery({ ...profileQuery, staleTime: 0 }),
    ])
    setBeginning(before => before + 1)
  }
  if (me === undefined) return <PageSkeleton />
  return <Form key={beginning} application={application} profile={profile} me={me} onReload={() => void reload()} />
}
