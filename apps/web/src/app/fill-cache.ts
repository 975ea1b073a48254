import { queries } from '../api/queries.ts'
import type { Reply } from '../api/reply.ts'
import { cataloguesQuery } from '../catalogues/catalogues.ts'
import { openJobsOfGroup, publicGroupQuery } from '../groups/queries.ts'
import { openJobQuery, openJobsQuery } from '../jobs/queries.ts'
import { readJobSearch } from '../jobs/search.ts'
import { readAddress } from '../language/address.ts'
import { shownJobs, signInQuery } from '../start/queries.ts'
import { parseSearch } from './search.ts'

type Replies = {
  readonly catalogues?: Reply<'/api/catalogues', 'get'>
  readonly jobs?: Reply<'/api/jobs', 'get'>
  readonly job?: Reply<'/api/jobs/{jobId}', 'get'>
  readonly group?: Reply<'/api/research-groups/{researchGroupId}/public', 'get'>
  readonly signIn?: Reply<'/api/sign-in', 'get'>
}

const shownList = () =>
  readAddress(location.pathname).path === '/'
    ? openJobsQuery({}, shownJobs)
    : openJobsQuery(readJobSearch(parseSearch(location.search)))

/** The server-rendered page contains the replies that it was made from: fills the cache with them. */
export const fillCache = (): void => {
  const written = document.getElementById('given')?.textContent
  if (!written) return
  const { catalogues, jobs, job, group, signIn } = JSON.parse(written) as Replies
  if (catalogues) queries.setQueryData(cataloguesQuery.queryKey, catalogues)
  if (signIn) queries.setQueryData(signInQuery.queryKey, signIn)
  if (job) queries.setQueryData(openJobQuery(job.jobId).queryKey, job)
  if (group) queries.setQueryData(publicGroupQuery(group.researchGroupId).queryKey, group)
  if (!jobs) return
  const { queryKey } = group ? openJobsOfGroup(group.researchGroupId) : shownList()
  queries.setQueryData(queryKey, { pages: [jobs], pageParams: [undefined] })
}
