import { useEffect } from 'react'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { signIn } from './sign-in.ts'

/** Opened in a new tab by a page whose sign-in has expired. */
export const AgainPage = () => {
  useEffect(() => {
    void signIn({ returnTo: '/', handOver: true })
  }, [])
  return <PageSkeleton />
}
