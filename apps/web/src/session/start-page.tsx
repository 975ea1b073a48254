import { useEffect } from 'react'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { signIn } from './sign-in.ts'

/** Continues a sign-in that began under another name of this machine. */
export const StartPage = () => {
  useEffect(() => {
    const parameters = new URLSearchParams(location.search)
    const [hint, language] = [parameters.get('hint'), parameters.get('language')]
    void signIn({
      returnTo: parameters.get('returnTo') ?? '/',
      ...(parameters.get('prompt') === 'login' && { prompt: 'login' as const }),
      ...(hint && { hint }),
      ...(language && { language }),
    })
  }, [])
  return <PageSkeleton />
}
