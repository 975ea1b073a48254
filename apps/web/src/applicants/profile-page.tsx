import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { useMe } from '../session/me.ts'
import { ProfileForm } from './profile-form.tsx'
import { profileQuery } from './queries.ts'

export const ProfilePage = () => {
  const client = useQueryClient()
  const { me } = useMe()
  const { data: profile } = useSuspenseQuery(profileQuery)
  /** A key: it grows with every reload, so that the form starts again with the service's data. */
  const [beginning, setBeginning] = useState(0)
  const reload = async (): Promise<void> => {
    await client.fetchQuery({ ...profileQuery, staleTime: 0 })
    setBeginning(before => before + 1)
  }
  if (me === undefined) return <PageSkeleton />
  return <ProfileForm key={beginning} profile={profile} me={me} onReload={() => void reload()} />
}
