import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePageTitle } from '../../parts/use-page-title.ts'
import { changesQuery } from '../../revisions/queries.ts'
import { jobQuery } from '../queries.ts'
import { Editor } from './editor.tsx'
import { stepsId } from './steps.tsx'

const route = getRouteApi('/members-only/groups/$groupId/positions/$jobId')

export const EditorPage = () => {
  const { jobId } = route.useParams()
  const { preview } = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const [{ data: job }, { data: changes }] = useSuspenseQueries({ queries: [jobQuery(jobId), changesQuery(jobId)] })
  /** A key: it grows with every reload, so that the form starts again with the service's data. */
  const [beginning, setBeginning] = useState(0)
  usePageTitle(job.title)
  const begin = useCallback(async (): Promise<void> => {
    await Promise.all([
      client.fetchQuery({ ...jobQuery(jobId), staleTime: 0 }),
      client.fetchQuery({ ...changesQuery(jobId), staleTime: 0 }),
    ])
    setBeginning(before => before + 1)
  }, [client, jobId])
  const stateBefore = useRef(job.state)
  useEffect(() => {
    // The pressed button is gone: moves the focus to its replacement.
    const isLost = stateBefore.current !== job.state && document.activeElement === document.body
    stateBefore.current = job.state
    if (isLost) document.querySelector<HTMLElement>(`#${stepsId} a, #${stepsId} button`)?.focus()
  }, [job.state])
  return (
    <Editor
      key={`${jobId} ${beginning}`}
      job={job}
      changes={changes}
      onBegin={begin}
      preview={preview}
      onPreview={mode => void navigate({ search: mode ? { preview: mode } : {}, replace: true, resetScroll: false })}
    />
  )
}
