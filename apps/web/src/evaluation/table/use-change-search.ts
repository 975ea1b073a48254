import { useNavigate } from '@tanstack/react-router'
import { type EvaluationSearch, readSearch } from '../search.ts'

type Change = { readonly [Name in keyof EvaluationSearch]?: EvaluationSearch[Name] | undefined }

export const useChangeSearch = (): ((change: Change) => void) => {
  const navigate = useNavigate({ from: '/evaluation' })
  return change =>
    void navigate({ search: old => readSearch({ ...old, ...change }), replace: true, resetScroll: false })
}
