import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { usePageTitle } from '../../parts/use-page-title.ts'
import { jobQuery } from '../queries.ts'
import { Editor } from './editor.tsx'

const route = getRouteApi('/members-only/groups/$groupId/positions/$jobId')

export const EditorPage = () => {
  const { jobId } = route.useParams()
  const client = useQueryClient()
  const { data: job } = useSuspenseQuery(jobQuery(jobId))
  /** Counts how often the form began anew, with what the service has. */
  const [beginning, setBeginning] = useState(0)
  usePageTitle(job.title)
  const reload = async (): Promise<void> => {
    await client.fetchQuery({ ...jobQuery(jobId), staleTime: 0 })
    setBeginning(before => before + 1)
  }
  return <Editor key={`${jobId} ${beginning}`} job={job} onReload={() => void reload()} />
}
