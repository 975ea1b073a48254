import { useEffect } from 'react'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { signIn } from './sign-in.ts'

/** Continues a sign-in that began under another name of this machine. */
export const StartPage = () => {
  useEffect(() => {
    const told = new URLSearchParams(location.search)
    const [hint, language] = [told.get('hint'), told.get('language')]
    void signIn({
      returnTo: told.get('returnTo') ?? '/',
      ...(told.get('prompt') === 'login' && { prompt: 'login' as const }),
      ...(hint && { hint }),
      ...(language && { language }),
    })
  }, [])
  return <PageSkeleton />
}
