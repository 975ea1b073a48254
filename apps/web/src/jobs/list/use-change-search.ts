import { useNavigate } from '@tanstack/react-router'
import { type JobSearch, readJobSearch } from '../search.ts'

type Change = { readonly [Name in keyof JobSearch]?: JobSearch[Name] | undefined }

/** Changes part of the search; typing adds no history entries. */
export const useChangeSearch = (): ((change: Change) => void) => {
  const navigate = useNavigate({ from: '/positions' })
  return change =>
    void navigate({
      search: old => readJobSearch({ ...old, ...change }),
      replace: true,
      resetScroll: false,
    })
}
